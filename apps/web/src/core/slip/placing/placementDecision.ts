import type { BetWire } from '@touchline/contract'
import { outcomeKeyOf } from '@touchline/domain/market'
import type { PlaceBetError } from '@touchline/domain/placing'
import type { PriceMove } from '@touchline/domain/slip'
import type { AwaitedDecision } from '@touchline/exactly-once'
import type { Live } from '#core/live'
import type { History } from './createHistory.ts'
import { sortDecided, toAcceptance, type PlacedBets, type SubmittedBets } from './placeAnswer.ts'

interface DecisionOptions {
  readonly live: Pick<Live, 'onEvent' | 'serverNow'>
  readonly history: Pick<History, 'byIds'>
}

/**
 * How bets in their live delay are decided: the private channel reports it, and they are looked up by their ids.
 *
 * @param submitted the bets in the answer to their placement; a repeated answer is the same, whatever happened since
 */
export function placementDecision(
  { live, history }: DecisionOptions,
  { bets, sorted }: SubmittedBets,
): AwaitedDecision<SubmittedBets, PlacedBets, PlaceBetError> {
  const ids = new Set(bets.map(({ id }) => id))
  const decided = new Map<string, BetWire>()
  const note = (known: readonly BetWire[]): void => {
    for (const bet of known) if (ids.has(bet.id) && bet.status !== 'submitted') decided.set(bet.id, bet)
  }
  note(bets)

  return {
    dueInMs: () => dueInMs(bets, live.serverNow()),
    async lookUp() {
      note((await history.byIds([...ids])) ?? [])
      if (decided.size < ids.size) return { kind: 'unknown' }
      const known = bets.map(({ id }) => decided.get(id)!)
      return toAcceptance(known, sortDecided(sorted, known))
    },
    subscribe: ({ changed, clockRead }) =>
      live.onEvent(event => {
        if (event.kind === 'bet' && ids.has(event.message.bet.id)) changed()
        // The server's clock is known from heartbeats only, so each of them makes the time left more exact.
        else if (event.kind === 'heartbeat') clockRead()
      }),
  }
}

/**
 * Until the last of these is decided. Both clocks may be wrong: never more than the whole delay, which only the
 * server's clock measures.
 */
function dueInMs(bets: readonly BetWire[], serverNow: number): number | undefined {
  const waiting = bets.flatMap(({ decide_at: at, created_at: from }) =>
    at ? [{ at, delay: at - from }] : [],
  )
  if (waiting.length === 0) return undefined
  return Math.max(...waiting.map(({ at, delay }) => Math.min(at - serverNow, delay)))
}

/** The prices at the time the request arrived, as far as the answer has them; a custom bet has a joint price. */
export function pricesAtArrival(bets: readonly BetWire[]): readonly PriceMove[] {
  const prices = new Map<string, PriceMove>()
  for (const { type, selections } of bets) {
    if (type === 'custom_bet') continue
    for (const { odds_at_arrival: odds, ...leg } of selections) {
      if (!odds) continue
      const key = {
        matchId: leg.match_id as PriceMove['matchId'],
        marketId: leg.market_id,
        specifier: leg.specifier,
        outcomeId: leg.outcome_id,
      }
      prices.set(outcomeKeyOf(key), { ...key, odds: odds as PriceMove['odds'] })
    }
  }
  return [...prices.values()]
}
