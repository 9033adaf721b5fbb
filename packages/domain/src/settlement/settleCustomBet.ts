import type { BetResult } from '../bet/index.ts'
import type { Odds } from '../odds/index.ts'
import { ODDS_SCALE } from '../odds/index.ts'
import { multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import type { SettledLeg } from './legFactor.ts'
import type { Settlement } from './settlement.ts'

/**
 * Settles a custom bet at its joint odds. If all legs won, it pays stake x joint odds, rounded half up once
 * ([SETTLE-10]). A lost leg loses the bet at once ([SETTLE-11]). When every leg is decided, none is lost and one did
 * not win in full (void, cancelled, half), the whole bet is void and the stake is returned ([SETTLE-12]; ours: one
 * price was agreed for all legs, so it cannot be split into a price without that leg). Otherwise the bet stays open, as
 * does one without joint odds, which needs manual review ([SETTLE-13]).
 */
export function settleCustomBet(
  stake: number,
  legs: readonly Pick<SettledLeg, 'result'>[],
  customOdds: Odds | undefined,
): Settlement {
  const results = legs.map(({ result }) => result)
  if (results.includes('lose_entire')) return { settled: true, payout: 0, result: 'lose_entire' }
  if (legs.length === 0 || results.some(isOpen)) return { settled: false }
  if (results.some(result => result !== 'win_entire')) {
    const isCancelled = results.every(result => result === 'canceled')
    return { settled: true, payout: stake, result: isCancelled ? 'canceled' : 'refund_entire' }
  }
  if (customOdds === undefined) return { settled: false }
  const payout = toSafeNumber(roundHalfUp(multiply(ratio(stake), ratio(customOdds, ODDS_SCALE))))
  return { settled: true, payout, result: 'win_entire' }
}

const isOpen = (result: BetResult) => result === 'no_results' || result === 'cashed_out'
