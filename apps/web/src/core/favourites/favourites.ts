import type { FavouriteType } from '@touchline/domain/favourites'

/** A player's favourites of one type, as they are shown: marks show at once. */
export type FavouritesState =
  /** The player, or what they have marked, is not known yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signed-out' }
  /** They could not be loaded; `request` tries again. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly ids: ReadonlySet<string> }

/** What the player has marked, by type (spec sections 4 and 7.3). */
export interface Favourites {
  /** The same object until something of the type changes. */
  of(type: FavouriteType): FavouritesState
  has(type: FavouriteType, id: string): boolean
  /** Requests a type's favourites unless they are known, and again whenever another player signs in. */
  request(type: FavouriteType): void
  /**
   * Marks it, or removes the mark. Shown at once; what the server refuses is undone and reported. A visitor who is
   * signed out gets the sign-in dialog first.
   */
  toggle(type: FavouriteType, id: string): void
  subscribe(listener: () => void): () => void
}

export const WAITING_FAVOURITES: FavouritesState = { kind: 'waiting' }
