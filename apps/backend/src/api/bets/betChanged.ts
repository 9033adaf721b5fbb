import type { BetChangedWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import type { OutboxEvent } from '#store'
import type { BetRow } from './findBets.ts'
import { presentBet } from './presentBet.ts'

/** What a player's channel hears when a bet was placed or a leg of it settled. */
export function betChanged(row: BetRow, locale: Locale): OutboxEvent {
  const message: BetChangedWire['message'] = { bet: presentBet(row, locale) }
  return { eventName: 'bet_changed', playerId: row.player_id, message }
}
