import { useEffect } from 'react'
import { useReadyFavourites } from './useFavourites.ts'

/**
 * Runs whenever a mark is set, removed or confirmed by the server.
 * @param run the same function on every render
 */
export function useFavouriteChanges(run: () => void): void {
  const favourites = useReadyFavourites()
  useEffect(() => favourites?.subscribe(run), [favourites, run])
}
