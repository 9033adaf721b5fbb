import { ERROR_CODES } from '@touchline/contract'
import { paginationOf } from '#api/catalogue'
import { answer, readIdempotencyKey, refuse, refuseBets, registerCall, type ApiServer } from '#api/http'
import type { BetCounter } from './createBetCounter.ts'
import { findBets } from './findBets.ts'
import { findMaxStake } from './findMaxStake.ts'
import { placeBets, type PlacingDeps } from './placeBets.ts'
import { presentBet } from './presentBet.ts'
import { presentRefusal } from './presentRefusal.ts'
import { readBetsQuery } from './readBetsQuery.ts'

/** Bets on a page (spec section 9). */
const BETS_LIMIT = 500

type BetsDeps = PlacingDeps & {
  readonly counter: BetCounter
  /** Most placements a minute from one address. */
  readonly placingLimit: number
  /** Most questions about stakes a minute from one address. */
  readonly askingLimit: number
}

/** A player's bets: the list, and placing (spec section 7.1, v3). */
export function registerBets(server: ApiServer, deps: BetsDeps): void {
  registerCall(server, 'getBets', async ({ query, session, locale }) => {
    const wanted = readBetsQuery(query)
    if (!wanted) return refuse(400, ERROR_CODES.validation, { fields: { status: 'invalid_value' } })
    const page = query.page ?? 1
    const limit = query.limit ?? BETS_LIMIT
    const { rows, total } = await findBets(deps.db, session.playerId, { ...wanted, page, limit })
    return answer({
      data: rows.map(row => presentBet(row, locale)),
      pagination: paginationOf(total, page, limit),
    })
  })

  registerCall(
    server,
    'getMaxStake',
    async ({ body, session, locale }) => {
      const asked = { db: deps.db, site: deps.site, now: deps.clock.now() }
      const most = await findMaxStake(asked, body.bets, session?.playerId)
      if (most.ok) return answer({ data: most.value })
      return refuseBets({ 0: presentRefusal(most.refusals, leg => most.quoteOf(leg)?.odds, locale) })
    },
    { limit: deps.askingLimit },
  )

  registerCall(
    server,
    'placeBets',
    async ({ body, session, locale, request }) => {
      const key = readIdempotencyKey(request)
      if (typeof key !== 'string') return key
      const { matchIds, ...placement } = await placeBets(deps, {
        playerId: session.playerId,
        key,
        body,
        locale,
      })
      deps.counter.count(matchIds)
      return { ok: 'stored', ...placement }
    },
    { limit: deps.placingLimit },
  )
}
