import { createContext } from 'react'
import type { Favourites } from './favourites.ts'

/**
 * The favourites of this page: their code comes after first paint, like all that needs a player, and then `resolve` is called. On the
 * server they never come.
 */
export type ComingFavourites = PromiseWithResolvers<Favourites>
export const createComingFavourites = (): ComingFavourites => Promise.withResolvers()

/** Hands them to everything below. */
export const FavouritesContext = createContext<ComingFavourites | undefined>(undefined)
