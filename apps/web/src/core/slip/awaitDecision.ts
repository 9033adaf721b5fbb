import type { BetWire } from '@touchline/contract'
import { outcomeKeyOf, type PriceMove } from '@touchline/domain'
import type { Live } from '#core/live'
import { askUntilAnswered } from './askUntilAnswered.ts'
import type { Return } from './comingBack.ts'
import type { History } from './createHistory.ts'
import type { SlipClock } from './createPlacer.ts'

export interface DecisionPorts {
  readonly live: Pick<Live, 'onEvent' | 'serverNow'>
  readonly clock: SlipClock
  readonly whenBack: Return
  readonly history: Pick<History, 'ask'>
  /** Bets in their live delay, as the answer to their placement has them; it says so for ever, whatever became of them since. */
  readonly bets: readonly BetWire[]
  /** When they are decided, in epoch milliseconds of the page clock, each time that is known better. */
  readonly onDue: (decideAt: number | undefined) => void
  /** All of them are decided; in the order they came. */
  readonly onDecided: (bets: readonly BetWire[]) => void
}

/** How often a bet in its live delay is looked up, beside the private channel that tells of it. */
const LOOK_UP_EVERY_MS = 2_000
/** The server needs a moment to decide. */
const AFTER_DECISION_MS = 250
/** Less than this and the countdown stays as it is: clocks are not read more exactly. */
const CLOCK_TOLERANCE_MS = 250

/**
 * Waits until the bookmaker has decided: the private channel tells, and so that nothing hangs on it, these bets are asked
 * for by their ids. Returns the way to stop.
 */
export function awaitDecision(ports: DecisionPorts): () => void {
  const { live, clock, whenBack, history, bets, onDue, onDecided } = ports
  const ids = new Set(bets.map(({ id }) => id))
  const decided = new Map<string, BetWire>()
  let dueAt: number | undefined
  let stopAsking = (): void => {}
  note(bets)

  function note(told: readonly BetWire[]): void {
    for (const bet of told) if (ids.has(bet.id) && bet.status !== 'submitted') decided.set(bet.id, bet)
  }

  async function lookUp(): Promise<boolean> {
    note((await history.ask([...ids])) ?? [])
    if (decided.size < ids.size) return false
    onDecided(bets.map(({ id }) => decided.get(id)!))
    return true
  }

  function lookUpNow(): void {
    stopAsking()
    stopAsking = askUntilAnswered({ clock, whenBack, ask: lookUp, pauseMs: () => LOOK_UP_EVERY_MS })
  }

  /** The server's clock is known from its beats only, so what is left can be told better with each. */
  function tellDue(): void {
    const at = dueOf(bets, clock.now(), live.serverNow())
    const isNews = at !== undefined && (dueAt === undefined || Math.abs(at - dueAt) > CLOCK_TOLERANCE_MS)
    if (isNews) onDue((dueAt = at))
  }

  const stopHearing = live.onEvent(event => {
    if (event.kind === 'bet' && ids.has(event.message.bet.id)) lookUpNow()
    else if (event.kind === 'heartbeat') tellDue()
  })
  onDue((dueAt = dueOf(bets, clock.now(), live.serverNow())))
  const left = dueAt === undefined ? LOOK_UP_EVERY_MS : dueAt - clock.now() + AFTER_DECISION_MS
  stopAsking = clock.later(lookUpNow, Math.max(0, left))
  return () => {
    stopAsking()
    stopHearing()
  }
}

/**
 * When the last of these is decided, on the page clock. Both clocks may be wrong: never more than the whole delay is left, which the
 * server's clock alone measures.
 */
function dueOf(bets: readonly BetWire[], now: number, serverNow: number): number | undefined {
  const waiting = bets.flatMap(({ decide_at: at, created_at: from }) =>
    at ? [{ at, delay: at - from }] : [],
  )
  if (waiting.length === 0) return undefined
  return now + Math.max(...waiting.map(({ at, delay }) => Math.min(at - serverNow, delay)))
}

/** The prices when the request came in, as far as they are told; a custom bet has one of its own. */
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
