import { useEffect, useSyncExternalStore } from 'react'
import type { FavouriteType } from '@touchline/domain/favourites'
import { useLazyService } from '#shared/lazy'
import { WAITING_FAVOURITES, type Favourites, type FavouritesState } from './favourites.ts'
import { useFavouritesService } from './favouritesContext.ts'

/** Requests the player's favourites of a type. On the server they are unknown, because its HTML is the same for all. */
export function useFavourites(type: FavouriteType): FavouritesState {
  const favourites = useReadyFavourites()
  useEffect(() => favourites?.request(type), [favourites, type])
  return useSyncExternalStore(
    favourites?.subscribe ?? subscribeToNothing,
    () => favourites?.of(type) ?? WAITING_FAVOURITES,
    () => WAITING_FAVOURITES,
  )
}

/** The favourites of this page; undefined until they are ready. */
export function useReadyFavourites(): Favourites | undefined {
  return useLazyService(useFavouritesService())
}

const subscribeToNothing = (): (() => void) => () => {}
