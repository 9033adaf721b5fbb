/** What can be a player's favourite (spec section 7.1, favourites; which the other types are is ours: [FAVOURITE-1]). */
export const FAVOURITE_TYPES = ['matches', 'tournaments', 'categories', 'sports', 'competitors'] as const

/** What a player can mark as a favourite. */
export type FavouriteType = (typeof FAVOURITE_TYPES)[number]

/** Most favourites of one type that a player has ([FAVOURITE-2]): a list is still one to look through, and the store is not for filling. */
export const FAVOURITES_MAX = 200

/** Whether one more of a type fits beside `count` ([FAVOURITE-2]). One that is there already needs no place. */
export function fitsFavourites(count: number, isThere: boolean): boolean {
  return isThere || count < FAVOURITES_MAX
}
