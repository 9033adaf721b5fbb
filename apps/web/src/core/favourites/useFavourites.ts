import { use, useEffect, useState, useSyncExternalStore } from 'react'
import type { FavouriteType } from '@touchline/domain'
import { WAITING, type Favourites, type FavouritesOfType } from './favourites.ts'
import { FavouritesContext } from './favouritesContext.ts'

/** The player's favourites of a type; asks for them. The server's HTML is the same for all, so there they are not known yet. */
export function useFavourites(type: FavouriteType): FavouritesOfType {
  const coming = use(FavouritesContext)
  if (!coming) throw new Error('useFavourites needs a FavouritesContext above it.')
  const [here, setHere] = useState<Favourites>()
  useEffect(() => void coming.promise.then(setHere), [coming])
  useEffect(() => here?.ask(type), [here, type])
  return useSyncExternalStore(
    here?.subscribe ?? listenToNothing,
    () => here?.of(type) ?? WAITING,
    () => WAITING,
  )
}

const listenToNothing = (): (() => void) => () => {}
