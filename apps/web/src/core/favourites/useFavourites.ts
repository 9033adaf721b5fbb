import { use, useEffect, useState, useSyncExternalStore } from 'react'
import type { FavouriteType } from '@touchline/domain/favourites'
import { WAITING, type Favourites, type FavouritesOfType } from './favourites.ts'
import { FavouritesContext } from './favouritesContext.ts'

/** The player's favourites of a type; asks for them. The server's HTML is the same for all, so there they are not known yet. */
export function useFavourites(type: FavouriteType): FavouritesOfType {
  const here = useFavouritesHere()
  useEffect(() => here?.ask(type), [here, type])
  return useSyncExternalStore(
    here?.subscribe ?? listenToNothing,
    () => here?.of(type) ?? WAITING,
    () => WAITING,
  )
}

/** The favourites of this page, once they have come. */
export function useFavouritesHere(): Favourites | undefined {
  const coming = use(FavouritesContext)
  if (!coming) throw new Error('useFavouritesHere needs a FavouritesContext above it.')
  const [here, setHere] = useState<Favourites>()
  useEffect(() => void coming.promise.then(setHere), [coming])
  return here
}

const listenToNothing = (): (() => void) => () => {}
