import { createContext } from 'react'
import type { ProvidedService } from '#shared/lazy'
import type { Favourites } from './favourites.ts'

/** The favourites of this page: start-up provides them after first paint, because they need a player. */
export const FavouritesContext = createContext<ProvidedService<Favourites> | undefined>(undefined)
