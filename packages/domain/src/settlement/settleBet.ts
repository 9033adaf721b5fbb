import type { BetResult, BetType } from '../bet/index.ts'
import type { Odds } from '../odds/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import { lineCount, sumOfProducts } from '../system/index.ts'
import type { SettledLeg } from './legFactor.ts'
import { legFactor } from './legFactor.ts'
import { settleCustomBet } from './settleCustomBet.ts'
import type { Settlement } from './settlement.ts'

/** A bet whose legs are decided; odds x1000. */
export type SettlementInput = {
  readonly type: BetType
  /** Total stake in subunits. */
  readonly stake: number
  readonly legs: readonly SettledLeg[]
  /** Systems only: k of the legs make a line. */
  readonly winCount?: number
  /** Custom bets only: the joint odds agreed when the bet was placed. The legs' own odds are then ignored. */
  readonly customOdds?: Odds
}

/**
 * Settles a bet: the exact sum, rounded half up once ([SETTLE-4]). A bet that its open legs can no longer save is lost
 * at once ([SETTLE-5]); any other open leg keeps it open. A bet without legs never settles. A custom bet is settled at
 * its joint odds ([SETTLE-10] to [SETTLE-13]).
 */
export function settleBet({ type, stake, legs, winCount, customOdds }: SettlementInput): Settlement {
  if (type === 'custom_bet') return settleCustomBet(stake, legs, customOdds)
  if (legs.length === 0) return { settled: false }
  const factors = legs.map(legFactor)
  const needed = neededOf(type, legs.length, winCount)
  const alive = factors.filter(factor => factor === undefined || factor.n > 0n)
  if (alive.length < needed) return { settled: true, payout: 0, result: resultOf({ type, stake, legs }, 0) }
  if (!factors.every(factor => factor !== undefined)) return { settled: false }
  const payout = toSafeNumber(roundHalfUp(multiply(ratio(stake), betFactor(type, factors, winCount))))
  return { settled: true, payout, result: resultOf({ type, stake, legs }, payout) }
}

/**
 * The value of one unit of a single, combo or system, from the factors of its legs ([SETTLE-4]): the lines' products,
 * each with an equal share of the stake. Cash-out calls the same with expected factors.
 */
export function betFactor(type: BetType, factors: readonly Ratio[], winCount?: number): Ratio {
  const needed = neededOf(type, factors.length, winCount)
  return multiply(sumOfProducts(factors, needed), ratio(1, lineCount(needed, factors.length)))
}

/** A single and a combo are systems in which all legs must win. */
function neededOf(type: BetType, legs: number, winCount = legs): number {
  return type === 'system' ? winCount : legs
}

/**
 * The bet's own code ([SETTLE-6]; ours, reference/domain.md c): a single has its leg's; otherwise nothing paid is lost,
 * every leg cancelled is cancelled, and paid with a winning leg is won. Paid without a winning leg is a refund if it is
 * the whole stake; a part of the stake is half lost, and never called a refund.
 */
function resultOf(
  { type, stake, legs }: Pick<SettlementInput, 'type' | 'stake' | 'legs'>,
  payout: number,
): BetResult {
  if (type === 'single') return legs[0]!.result
  if (payout === 0) return 'lose_entire'
  if (legs.every(leg => leg.result === 'canceled')) return 'canceled'
  const hasWinner = legs.some(leg => leg.result === 'win_entire' || leg.result === 'refund_half_win_other')
  if (hasWinner) return 'win_entire'
  return payout < stake ? 'refund_half_lose_other' : 'refund_entire'
}
