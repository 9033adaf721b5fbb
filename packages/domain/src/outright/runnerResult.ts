import type { BetResult } from '../bet/index.ts'

/** How one runner finished. */
export type RunnerEnd = {
  /** Whether it was withdrawn before the off. */
  readonly isWithdrawn: boolean
  /** From 1; absent where it did not finish. */
  readonly place?: number | undefined
  /** Runners in a dead heat for that place, the runner itself among them. */
  readonly sharing: number
}

/** The result of a bet on one runner, and the number of runners that share its place. */
export type RunnerResult = {
  readonly result: Extract<BetResult, 'win_entire' | 'lose_entire' | 'refund_entire'>
  /** Number of runners that share the remaining places ([SETTLE-2]). */
  readonly tied?: number
  /** Number of places they share, if more than one. */
  readonly tiedPlaces?: number
}

/**
 * The result of a bet that a runner is among the first `places`; 1 is the bet that it wins ([OUTRIGHT-2] to
 * [OUTRIGHT-4]). Where more runners share than places are left, each is paid its share of those.
 */
export function runnerResult({ isWithdrawn, place, sharing }: RunnerEnd, places: number): RunnerResult {
  if (isWithdrawn) return { result: 'refund_entire' }
  if (place === undefined || place > places) return { result: 'lose_entire' }
  const left = places - place + 1
  if (sharing <= left) return { result: 'win_entire' }
  return { result: 'win_entire', tied: sharing, ...(left > 1 && { tiedPlaces: left }) }
}
