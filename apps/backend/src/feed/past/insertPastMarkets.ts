import { MARKET_STATUS } from '@touchline/domain/market'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { DatabaseTransaction } from '#store'
import type { MarketRecord } from '../match/matchRecord.ts'
import { betStopOf, upsertMarkets } from '../writing/marketRows.ts'
import type { PastMatch } from './playPast.ts'

/** Inserts the markets of past matches in their final state: settled, or cancelled for an abandoned match. */
export async function insertPastMarkets(
  trx: DatabaseTransaction,
  matches: readonly PastMatch[],
): Promise<void> {
  const changes = matches.flatMap(({ after }) =>
    [...(after.markets?.values() ?? [])].map(market => ({
      matchId: after.id,
      version: after.version,
      market: after.status === MATCH_STATUS.closed ? cancelled(market) : market,
      nextBetStop: betStopOf(after),
    })),
  )
  await upsertMarkets(trx, changes)
}

const cancelled = (market: MarketRecord): MarketRecord => ({
  ...market,
  status: MARKET_STATUS.cancelled,
  reason: null,
  mostBalanced: false,
})
