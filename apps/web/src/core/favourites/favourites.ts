import type { FavouriteType } from '@touchline/domain/favourites'

/** A player's favourites of one type, as they are shown: marks count at once. */
export type FavouritesOfType =
  /** Who is here, or what they have marked, is not known yet. */
  | { readonly kind: 'waiting' }
  | { readonly kind: 'signed-out' }
  /** They could not be had; `ask` tries again. */
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly ids: ReadonlySet<string> }

/** What the player has marked, by type (spec sections 4 and 7.3). */
export interface Favourites {
  /** The same object until something of the type changes. */
  of(type: FavouriteType): FavouritesOfType
  has(type: FavouriteType, id: string): boolean
  /** Asks for a type's favourites unless they are known; asked for again whenever another player is here. */
  ask(type: FavouriteType): void
  /** Marks it, or takes the mark away. Counts at once; what the server refuses goes back and is told. Whoever is signed out is asked to sign in. */
  toggle(type: FavouriteType, id: string): void
  subscribe(listener: () => void): () => void
}

export const WAITING: FavouritesOfType = { kind: 'waiting' }
