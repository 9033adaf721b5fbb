import type { LotteryNumbers } from '@touchline/domain/lottery'
import type { Default, Json, NullableJson } from './columns.ts'

/** A draw: its seed is secret until it is drawn, the hash of the seed is public. */
export interface LotteryDrawsTable {
  lottery_id: string
  number: number
  at: number
  seed: string
  seed_hash: string
  numbers: NullableJson<LotteryNumbers>
  jackpot: Default<number | null>
  jackpot_winners: Default<number | null>
  drawn_at: Default<number | null>
}
export interface LotteryTicketsTable {
  id: string
  player_id: string
  account_id: string
  lottery_id: string
  /** The player's key: one ticket per key. */
  key: string
  /** The request that used the key. */
  payload: string
  numbers: Json<LotteryNumbers>
  currency: string
  /** Price of one draw. */
  price: number
  stake: number
  /** Total winnings of its draws so far. */
  paid: Default<number>
  created_at: number
}
/** One draw of a ticket. */
export interface LotteryEntriesTable {
  ticket_id: string
  lottery_id: string
  draw: number
  main_hits: Default<number | null>
  bonus_hits: Default<number | null>
  /** Its winnings; null until it is drawn. */
  paid: Default<number | null>
}
/**
 * Tokens for a provider's page: to open it (`launch`, once), or of an open one (`page`). They end with the player's own
 * session.
 */
export interface ProviderSessionsTable {
  token_hash: string
  kind: 'launch' | 'page'
  provider: string
  app: string
  session_hash: string
  expires_at: number
}
