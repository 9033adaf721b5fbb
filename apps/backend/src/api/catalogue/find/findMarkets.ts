import type { BetResult } from '@touchline/domain/bet'
import { MARKET_STATUS, type MarketStatus, type SuspensionReason } from '@touchline/domain/market'
import { isOver, type MatchStatus } from '@touchline/domain/match'
import type { Database, StoredOutcome } from '#store'

export type MarketRow = {
  match_id: string
  market_id: number
  specifier: string
  status: MarketStatus
  reason: SuspensionReason | null
  priority: number
  most_balanced: boolean
  place: 'main' | 'secondary' | null
  outcomes: readonly StoredOutcome[]
  next_bet_stop: number | null
}

/** Results of a match's outcomes by `<market>/<specifier>/<outcome>`. */
export type ResultsByOutcome = ReadonlyMap<string, BetResult>

const COLUMNS = [
  'match_id',
  'market_id',
  'specifier',
  'status',
  'reason',
  'priority',
  'most_balanced',
  'place',
  'outcomes',
  'next_bet_stop',
] as const

/** Statuses of markets that can still be bet on: open, suspended, handed over. */
const SHOWN: readonly MarketStatus[] = [
  MARKET_STATUS.allowed,
  MARKET_STATUS.suspended,
  MARKET_STATUS.handedOver,
]

/** The main and secondary markets of matches, in any status, because a list reserves space for them. */
export async function findListMarkets(db: Database, matchIds: readonly string[]): Promise<MarketRow[]> {
  if (matchIds.length === 0) return []
  return await db
    .selectFrom('markets')
    .select(COLUMNS)
    .where('match_id', 'in', matchIds)
    .where('place', 'is not', null)
    .execute()
}

/** One open line of each requested market of each match: the most balanced, else the first. */
export async function findSomeMarkets(
  db: Database,
  matchIds: readonly string[],
  marketIds: readonly number[],
): Promise<MarketRow[]> {
  if (matchIds.length === 0) return []
  return await db
    .selectFrom('markets')
    .select(COLUMNS)
    .distinctOn(['match_id', 'market_id'])
    .where('match_id', 'in', matchIds)
    .where('market_id', 'in', marketIds)
    .where('status', '=', MARKET_STATUS.allowed)
    .orderBy('match_id')
    .orderBy('market_id')
    .orderBy('most_balanced', 'desc')
    .orderBy('priority')
    .orderBy('specifier')
    .execute()
}

/** Statuses of decided markets, which a finished match shows. */
const DECIDED: readonly MarketStatus[] = [MARKET_STATUS.settled, MARKET_STATUS.cancelled]

/**
 * Markets of one match in display order: those that can still be bet on, or, once the match is over, those that were
 * decided.
 */
export async function findMarkets(
  db: Database,
  match: { readonly id: string; readonly status: MatchStatus },
  marketIds?: readonly number[],
): Promise<MarketRow[]> {
  return await db
    .selectFrom('markets')
    .select(COLUMNS)
    .where('match_id', '=', match.id)
    .where('status', 'in', isOver(match.status) ? DECIDED : SHOWN)
    .$if(marketIds !== undefined, query => query.where('market_id', 'in', marketIds!))
    .orderBy('priority')
    .orderBy('market_id')
    .orderBy('specifier')
    .execute()
}

export async function findResults(db: Database, matchId: string): Promise<ResultsByOutcome> {
  const rows = await db
    .selectFrom('outcome_results')
    .select(['market_id', 'specifier', 'outcome_id', 'result'])
    .where('match_id', '=', matchId)
    .execute()
  return new Map(
    rows.map(row => [resultKeyOf(row.market_id, row.specifier, row.outcome_id), row.result] as const),
  )
}

export const resultKeyOf = (marketId: number, specifier: string, outcomeId: string): string =>
  `${marketId}/${specifier}/${outcomeId}`
