import { ERROR_CODES } from '@touchline/contract'
import { areTooManyMatches } from '@touchline/domain/placing'
import { paginationOf } from '#api/catalogue'
import { answer, readIdempotencyKey, refuse, refuseBets, registerCall, type ApiServer } from '#api/http'
import type { BetCounter } from './createBetCounter.ts'
import type { MatchBudget } from './placing/createMatchBudget.ts'
import { findBets, type BetRow } from './list/findBets.ts'
import { findMaxStake } from './placing/findMaxStake.ts'
import { placeBets, type PlacingOptions } from './placing/placeBets.ts'
import { presentBet, type PricedOffer } from './list/presentBet.ts'
import { presentRefusal } from './rules/presentRefusal.ts'
import { readBetsQuery } from './list/readBetsQuery.ts'

/** Maximum bets per page (spec section 9). */
const BETS_LIMIT = 500

type BetsOptions = PlacingOptions & {
  /** Current cash-out offers of these bets, by bet id. */
  readonly offersOf: (betIds: readonly string[]) => Promise<ReadonlyMap<string, PricedOffer>>
  readonly counter: BetCounter
  readonly matchBudget: MatchBudget
  /** Maximum placements per minute and player. */
  readonly placingLimit: number
  /** Maximum stake queries per minute and player or network. */
  readonly pricingLimit: number
}

/** A player's bets: the list, and placing (spec section 7.1, v3). */
export function registerBets(server: ApiServer, options: BetsOptions): void {
  registerCall(server, 'getBets', async ({ query, session, locale }) => {
    const wanted = readBetsQuery(query)
    if (!wanted) return refuse(400, ERROR_CODES.validation, { fields: { status: 'invalid_value' } })
    const page = query.page ?? 1
    const limit = query.limit ?? BETS_LIMIT
    const { rows, total } = await findBets(options.db, session.playerId, { ...wanted, page, limit })
    const offers = await options.offersOf(rows.filter(isRunning).map(({ id }) => id))
    return answer({
      data: rows.map(row => presentBet(row, locale, offers.get(row.id))),
      pagination: paginationOf(total, page, limit),
    })
  })

  registerCall(
    server,
    'getMaxStake',
    async ({ body, session, locale }) => {
      const stakeOptions = { db: options.db, site: options.site, now: options.clock.now() }
      const most = await findMaxStake(stakeOptions, body.bets, session?.playerId)
      if (most.ok) return answer({ data: most.value })
      return refuseBets({ 0: presentRefusal(most.refusals, leg => most.quoteOf(leg)?.odds, locale) })
    },
    { limit: options.pricingLimit },
  )

  registerCall(
    server,
    'placeBets',
    async ({ body, session, locale, request, isCountryBlocked }) => {
      const key = readIdempotencyKey(request)
      if (typeof key !== 'string') return key
      const named = body.bets.flatMap(({ selections }) => selections.map(({ match_id }) => match_id))
      if (areTooManyMatches(named)) {
        return refuse(400, ERROR_CODES.validation, { fields: { bets: 'too_many_matches' } })
      }
      if (!options.matchBudget.take(session.playerId, named)) return refuse(429, ERROR_CODES.rateLimited)
      const { matchIds, ...placement } = await placeBets(options, {
        playerId: session.playerId,
        tokenHash: session.tokenHash,
        key,
        body,
        locale,
        isCountryBlocked,
      })
      options.counter.count(matchIds)
      return { ok: 'stored', ...placement }
    },
    { limit: options.placingLimit },
  )
}

/** Whether a bet can have a cash-out offer, or a reason for having none. */
function isRunning({ settled_at, status }: Pick<BetRow, 'settled_at' | 'status'>): boolean {
  return settled_at === null && status !== 'rejected'
}
