import { WAITING, type Favourites } from './favourites.ts'

/**
 * The favourites of this page, once they are here: their code comes after first paint, like all that needs a player. On the server
 * they never come.
 */
export interface ComingFavourites extends Favourites {
  arrive(favourites: Favourites): void
}

/** Until it arrives nothing is known, and what is asked or toggled waits. */
export function createComingFavourites(): ComingFavourites {
  const { promise, resolve } = Promise.withResolvers<Favourites>()
  let here: Favourites | undefined
  return {
    of: type => here?.of(type) ?? WAITING,
    has: (type, id) => here?.has(type, id) ?? false,
    ask: type => void promise.then(favourites => favourites.ask(type)),
    toggle: (type, id) => void promise.then(favourites => favourites.toggle(type, id)),
    subscribe(listener) {
      if (here) return here.subscribe(listener)
      let stop: (() => void) | undefined
      let isOver = false
      void promise.then(favourites => {
        if (isOver) return
        stop = favourites.subscribe(listener)
        listener()
      })
      return () => {
        isOver = true
        stop?.()
      }
    },
    arrive(favourites) {
      here = favourites
      resolve(favourites)
    },
  }
}
