/** The types of favourites (spec section 7.1, favourites; the other types are ours: [FAVOURITE-1]). */
export const FAVOURITE_TYPES = ['matches', 'tournaments', 'categories', 'sports', 'competitors'] as const

/** What a player can add as a favourite. */
export type FavouriteType = (typeof FAVOURITE_TYPES)[number]

/**
 * Maximum favourites of one type per player ([FAVOURITE-2]): a list stays readable, and the storage cannot be filled.
 */
export const FAVOURITES_MAX = 200

/** Whether one more of a type fits beside `count` ([FAVOURITE-2]). An existing one always fits. */
export function fitsFavourites(count: number, isThere: boolean): boolean {
  return isThere || count < FAVOURITES_MAX
}
