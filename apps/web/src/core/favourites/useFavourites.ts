import { useEffect, useSyncExternalStore } from 'react'
import type { FavouriteType } from '@touchline/domain/favourites'
import { useLazyService } from '#shared/lazy'
import { WAITING, type Favourites, type FavouritesOfType } from './favourites.ts'
import { useFavouritesService } from './favouritesContext.ts'

/** The player's favourites of a type; requests them. The server's HTML is the same for all, so there they are not known yet. */
export function useFavourites(type: FavouriteType): FavouritesOfType {
  const favourites = useReadyFavourites()
  useEffect(() => favourites?.ask(type), [favourites, type])
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
