import { useEffect } from 'react'
import { useReadyFavourites } from './useFavourites.ts'

/** Runs whenever something is marked, loses its mark, or the server confirms its marks. @param run stays the same between renders */
export function useFavouriteNews(run: () => void): void {
  const favourites = useReadyFavourites()
  useEffect(() => favourites?.subscribe(run), [favourites, run])
}
