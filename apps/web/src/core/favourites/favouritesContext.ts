import { createRequiredContext } from '#shared/context'
import type { ProvidedService } from '#shared/lazy'
import type { Favourites } from './favourites.ts'

/** The favourites of this page. Start-up provides them after first paint, because they need a player. */
export const [FavouritesContext, useFavouritesService] =
  createRequiredContext<ProvidedService<Favourites>>('FavouritesContext')
