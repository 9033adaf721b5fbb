import type { BetChangedWire } from '@touchline/contract'
import type { OutboxEvent } from '#store'
import type { BetRow } from './findBets.ts'
import { presentChangedBet } from './presentBet.ts'

/** The event on a player's channel when a bet was placed or one of its legs was settled. */
export function betChangedEvent(row: BetRow): OutboxEvent {
  const message: BetChangedWire['message'] = { bet: presentChangedBet(row) }
  return { eventName: 'bet_changed', playerId: row.player_id, message }
}
