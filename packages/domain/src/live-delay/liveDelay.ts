/**
 * How long a bet on a live match waits before it is decided, by sport key, in milliseconds; 0 is no wait. The operator
 * sets it.
 */
export type LiveDelays = Readonly<Record<string, number>>

/** For a sport that the operator has not configured ([DELAY-2]). */
const OTHER_SPORT_DELAY_MS = 5_000

/** The default until the operator configures another (ours; the trade's delays are 3 to 10 s; [DELAY-2]). */
export const DEFAULT_LIVE_DELAYS: LiveDelays = {
  soccer: 5_000,
  basketball: 5_000,
  // A point is over in seconds: a longer wait would refuse most bets between points.
  tennis: 3_000,
  ice_hockey: 5_000,
  cricket: 5_000,
  counter_strike: 5_000,
}

/** A leg for the delay. `isLive`: its match is in play when the bet arrives. */
export type DelayedLeg = { readonly sportKey: string; readonly isLive: boolean }

/**
 * How long a bet with these legs waits, in milliseconds: the longest delay of its live legs ([DELAY-1]). 0: decided at
 * once, as is every bet without a live leg. Bets that are accepted or refused together wait together: pass the legs of
 * all of them ([DELAY-3]).
 */
export function liveDelayOf(legs: readonly DelayedLeg[], delays: LiveDelays): number {
  const waits = legs
    .filter(({ isLive }) => isLive)
    .map(({ sportKey }) => delays[sportKey] ?? OTHER_SPORT_DELAY_MS)
  return Math.max(0, ...waits)
}

/** How long after its time a decision still counts (ours; [DELAY-4]). */
const LATEST_DECISION_MS = 10_000

/**
 * Whether something that waited for `decideAt` is decided too late to be accepted ([DELAY-4]): after an outage, a price
 * from minutes later is not the one the bettor requested. A bet is then refused and its stake returned; a cash-out is
 * not paid and its bet continues.
 */
export function isTooLate(decideAt: number, now: number): boolean {
  return now > decideAt + LATEST_DECISION_MS
}

/** A provider sends a heartbeat every second: with less than this, every late one would postpone decisions. */
const BEAT_MS_MIN = 2_000
const BEAT_MS_MAX = 3_000
/** The rest of the delay is for the feed to report what happened; this part is for everything else. */
const SPARE_MS = 1_000

/**
 * Maximum age of the last heartbeat of a leg's provider for a decision after this delay, in milliseconds ([DELAY-5]). A
 * heartbeat means that everything before it is known here. An older one postpones the decision, because the price may
 * predate an event that spectators in the stadium have seen.
 */
export function beatAgeForDecision(delayMs: number): number {
  return Math.min(BEAT_MS_MAX, Math.max(BEAT_MS_MIN, delayMs - SPARE_MS))
}
