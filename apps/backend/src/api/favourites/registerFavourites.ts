import { ERROR_CODES } from '@touchline/contract'
import { answer, refuse, registerCall, type ApiServer, type Clock } from '#api/http'
import type { Database } from '#store'
import { addFavourite } from './addFavourite.ts'
import { findFavourites } from './findFavourites.ts'
import { presentFavourite } from './presentFavourite.ts'

/** Matches counted by default: before and in play. */
const STATUSES = [0, 1, 2] as const

type FavouritesOptions = {
  readonly db: Database
  readonly clock: Clock
  /** Maximum changes per minute and player. */
  readonly limit: number
}

/** A player's favourites: the list of each type, adding and removing (spec section 7.1). */
export function registerFavourites(server: ApiServer, { db, clock, limit }: FavouritesOptions): void {
  registerCall(server, 'getFavourites', async ({ params, query, session, locale }) => {
    const rows = await findFavourites(db, session.playerId, params.type, {
      statuses: query.match_status ?? STATUSES,
      bettable: query.is_bettable === true,
      onlyWithMatches: query.match_status !== undefined || query.is_bettable !== undefined,
    })
    return answer({ data: rows.map(row => presentFavourite(row, params.type, locale)) })
  })

  registerCall(
    server,
    'addFavourite',
    async ({ params: { type, id }, session }) => {
      const added = await addFavourite(db, { playerId: session.playerId, type, id, now: clock.now() })
      if (added === 'unknown') return refuse(404, ERROR_CODES.notFound)
      if (added === 'full') return refuse(422, ERROR_CODES.favouritesFull)
      return answer({ data: { type, id, is_favourite: true } })
    },
    { limit },
  )

  registerCall(
    server,
    'removeFavourite',
    async ({ params: { type, id }, session }) => {
      await db
        .deleteFrom('favourites')
        .where('player_id', '=', session.playerId)
        .where('type', '=', type)
        .where('id', '=', id)
        .execute()
      return answer({ data: { type, id, is_favourite: false } })
    },
    { limit },
  )
}
