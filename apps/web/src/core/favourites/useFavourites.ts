import { useEffect, useSyncExternalStore } from 'react'
import type { FavouriteType } from '@touchline/domain/favourites'
import { useLazyService } from '#shared/lazy'
import { WAITING, type Favourites, type FavouritesOfType } from './favourites.ts'
import { useFavouritesService } from './favouritesContext.ts'

/** Requests the player's favourites of a type. On the server they are unknown, because its HTML is the same for all. */
export function useFavourites(type: FavouriteType): FavouritesOfType {
  const favourites = useReadyFavourites()
  useEffect(() => favourites?.request(type), [favourites, type])
  return useSyncExternalStore(
    favourites?.subscribe ?? subscribeToNothing,
    () => favourites?.of(type) ?? WAITING,
    () => WAITING,
  )
}

/** The favourites of this page; undefined until they are ready. */
export function useReadyFavourites(): Favourites | undefined {
  return useLazyService(useFavouritesService())
}

const subscribeToNothing = (): (() => void) => () => {}
