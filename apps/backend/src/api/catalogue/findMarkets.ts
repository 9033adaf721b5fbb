import { MARKET_STATUS, type MarketStatus, type SuspensionReason } from '@touchline/domain'
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

/** Statuses of markets that somebody may still bet on: open, suspended, handed over. */
const SHOWN: readonly MarketStatus[] = [
  MARKET_STATUS.allowed,
  MARKET_STATUS.suspended,
  MARKET_STATUS.handedOver,
]

/** The main and secondary markets of matches, in any status: a list keeps a place for them. */
export async function findListMarkets(db: Database, matchIds: readonly string[]): Promise<MarketRow[]> {
  if (matchIds.length === 0) return []
  return await db
    .selectFrom('markets')
    .select(COLUMNS)
    .where('match_id', 'in', matchIds)
    .where('place', 'is not', null)
    .execute()
}

/** Markets of one match that somebody may still bet on, in display order. */
export async function findMarkets(
  db: Database,
  matchId: string,
  marketIds: readonly number[] | undefined,
): Promise<MarketRow[]> {
  return await db
    .selectFrom('markets')
    .select(COLUMNS)
    .where('match_id', '=', matchId)
    .where('status', 'in', SHOWN)
    .$if(marketIds !== undefined, query => query.where('market_id', 'in', marketIds!))
    .orderBy('priority')
    .orderBy('market_id')
    .orderBy('specifier')
    .execute()
}
