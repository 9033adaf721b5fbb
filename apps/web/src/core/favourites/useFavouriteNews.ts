import { useEffect } from 'react'
import { useFavouritesHere } from './useFavourites.ts'

/** Runs whenever something is marked, loses its mark, or is known to the server to have. @param run stays the same between renders */
export function useFavouriteNews(run: () => void): void {
  const here = useFavouritesHere()
  useEffect(() => here?.subscribe(run), [here, run])
}
