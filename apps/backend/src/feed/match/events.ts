import {
  fromMatchState,
  type MarketsChangedWire,
  type MatchChangedWire,
  type MatchStatusChangedWire,
} from '@touchline/contract'
import { MARKET_STATUS } from '@touchline/domain/market'
import type { OutboxEvent } from '#store'
import { isTopMarket } from '#pricing'
import type { EventRecord, Markets } from './matchRecord.ts'
import type { MatchTurn } from './nextMatch.ts'

/** The events that a turn publishes, in the order in which clients must receive them. */
export function turnEventsOf(turn: MatchTurn, now: number): OutboxEvent[] {
  const { before, after, changed, isStateChanged, isListStateChanged } = turn
  const events: OutboxEvent[] = []
  const head = { match_id: after.id, v: after.version, ts: now }
  if (before.status !== after.status) events.push(statusChanged(after, now))
  if (isStateChanged) {
    const message: MatchChangedWire['message'] = {
      ...head,
      // The client translates period names: every locale gets the same payload with the catalogue key.
      state: fromMatchState(after.state),
      available_markets_count: countOpen(after.markets).available,
    }
    events.push({ eventName: 'match_changed', matchId: after.id, inLists: isListStateChanged, message })
  }
  if (changed.length > 0) {
    const message: MarketsChangedWire['message'] = {
      ...head,
      markets: changed.map(({ marketId, specifier, status, reason, outcomes }) => ({
        id: marketId,
        specifier,
        status,
        ...(reason && { reason }),
        outcomes: outcomes.map(({ id, odds, active }) => ({ id, odds, active })),
      })),
    }
    const inLists = changed.some(market => market.place !== null)
    events.push({ eventName: 'markets_changed', matchId: after.id, inLists, message })
  }
  return events
}

/** The event of a match that became live or finished, or was added. */
export function statusChanged({ id, sportKey, version, status }: EventRecord, now: number): OutboxEvent {
  const message: MatchStatusChangedWire['message'] = {
    match_id: id,
    sport_key: sportKey,
    v: version,
    ts: now,
    status,
  }
  return { eventName: 'match_status_changed', matchId: id, inLists: true, message }
}

/** Counts the lines that take bets or are suspended, in total and in the main group. */
export function countOpen(markets: Markets | undefined): { available: number; top: number } {
  let [available, top] = [0, 0]
  for (const { status, marketId } of markets?.values() ?? []) {
    if (status !== MARKET_STATUS.allowed && status !== MARKET_STATUS.suspended) continue
    available++
    if (isTopMarket(marketId)) top++
  }
  return { available, top }
}
