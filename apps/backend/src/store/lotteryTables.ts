import type { LotteryNumbers } from '@touchline/domain/lottery'
import type { Default, Json, NullableJson } from './columns.ts'

/** A draw: its seed is known to nobody outside before it is drawn, its hash to everybody. */
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
  /** The player's key: one ticket a key. */
  key: string
  /** What was asked for with it. */
  payload: string
  numbers: Json<LotteryNumbers>
  currency: string
  /** Of one draw. */
  price: number
  stake: number
  /** What its draws have paid so far. */
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
  /** What it has won; null until it is drawn. */
  paid: Default<number | null>
}
/** Who may open a page of a provider (`launch`, once), and who has it open (`page`). Ends with the player's own session. */
export interface ProviderSessionsTable {
  token_hash: string
  kind: 'launch' | 'page'
  provider: string
  app: string
  session_hash: string
  expires_at: number
}
