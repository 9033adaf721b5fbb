import { MARKET_STATUS } from '@touchline/domain/market'
import type { MatchEvent } from './mergeChanges.ts'

/** Whether an event must not wait for its window: a status, or a market that stops taking bets (design, section 5). */
export function isUrgent(event: MatchEvent): boolean {
  if (event.event_name === 'match_status_changed') return true
  return (
    event.event_name === 'markets_changed' &&
    event.message.markets.some(({ status }) => status !== MARKET_STATUS.allowed)
  )
}
