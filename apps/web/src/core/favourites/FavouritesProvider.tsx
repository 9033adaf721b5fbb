import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react'
import type { FavouriteType } from '@touchline/domain'
import { WAITING, type Favourites, type FavouritesOfType } from './favourites.ts'

const FavouritesContext = createContext<Favourites | undefined>(undefined)

/** Hands one player's favourites to everything below. */
export function FavouritesProvider({ favourites, children }: FavouritesProviderProps) {
  return <FavouritesContext value={favourites}>{children}</FavouritesContext>
}
export interface FavouritesProviderProps {
  favourites: Favourites
  children: ReactNode
}

/** The player's favourites of a type; asks for them. The server's HTML is the same for all, so there they are not known yet. */
export function useFavourites(type: FavouriteType): FavouritesOfType {
  const favourites = use(FavouritesContext)
  if (!favourites) throw new Error('useFavourites needs a FavouritesProvider above it.')
  useEffect(() => favourites.ask(type), [favourites, type])
  return useSyncExternalStore(
    favourites.subscribe,
    () => favourites.of(type),
    () => WAITING,
  )
}
