import { ERROR_CODES } from '@touchline/contract'
import { isBettableMatch } from '@touchline/domain/match'
import { presentRefusal } from '#api/bets'
import { findMarkets, findMatch, marketMatchOf, presentMarket } from '#api/catalogue'
import { answer, refuse, refuseBets, registerCall, type ApiServer, type Clock } from '#api/http'
import type { SiteSettings } from '#api/system'
import { customMarkets } from '#pricing'
import type { Database } from '#store'
import { findCustomOdds } from './findCustomOdds.ts'
import { findPlay } from './findPlay.ts'

type CustomBetsOptions = {
  readonly db: Database
  readonly clock: Clock
  readonly site: SiteSettings
  /** Maximum requests per minute and player, or per network of visitors. */
  readonly limit: number
}

/** What a custom bet can consist of, and its price (spec section 7.1). Placing one uses the call for all bets. */
export function registerCustomBets(server: ApiServer, { db, clock, site, limit }: CustomBetsOptions): void {
  registerCall(
    server,
    'getCustomOdds',
    async ({ body, locale }) => {
      if (!site.isCustomBetOn) return refuse(403, ERROR_CODES.forbidden)
      const found = await findCustomOdds(db, body, clock.now())
      if (found.ok) return answer({ data: found.value })
      return refuseBets({ 0: presentRefusal(found.refusals, leg => found.quoteOf(leg)?.odds, locale) })
    },
    { limit },
  )

  registerCall(
    server,
    'getCustomMarkets',
    async ({ params, locale }) => {
      if (!site.isCustomBetOn) return refuse(403, ERROR_CODES.forbidden)
      const row = await findMatch(db, params.matchId)
      if (!row) return refuse(404, ERROR_CODES.notFound)
      const play = await findPlay(db, row.id)
      if (!play || !isBettableMatch(row.state.status)) return answer({ data: [] })
      const combinable = new Set(
        customMarkets(play.sportKey, play.params, play.play).map(({ marketId, specifier }) =>
          lineKey(marketId, specifier),
        ),
      )
      const match = marketMatchOf(row, locale)
      const markets = (await findMarkets(db, { id: row.id, status: row.state.status }))
        .filter(market => combinable.has(lineKey(market.market_id, market.specifier)))
        .map(market => presentMarket(market, match, locale))
      return answer({ data: markets.map(market => ({ ...market, custom_bet_groups: market.groups })) })
    },
    { limit },
  )
}

const lineKey = (marketId: number, specifier: string): string => `${marketId}/${specifier}`
