import { compare, multiply, ratio } from '../ratio/index.ts'
import type { CashoutOffer } from './cashout.ts'

const BASIS_POINTS = 10_000

/** Maximum number of parts of an open stake: none is smaller than a tenth of it ([CASHOUT-12]). */
export const CASHOUT_PARTS = 10

/**
 * Whether this much of the open stake, in whole subunits, can be cashed out separately: a tenth of it or more, and less
 * than all ([CASHOUT-7], [CASHOUT-12]).
 */
export function isPart(openStake: number, part: number): boolean {
  return Number.isSafeInteger(part) && part < openStake && part * CASHOUT_PARTS >= openStake
}

/**
 * What cashing out a part of the open stake pays if the offer for all of it is `value`; rounded down, so that all parts
 * of a bet together never pay more than the whole would ([CASHOUT-13]).
 */
export function cashoutPart(value: number, openStake: number, part: number): number {
  return Number((BigInt(value) * BigInt(part)) / BigInt(openStake))
}

/**
 * Whether an offer reaches the threshold of the bettor's rule, "at 50.00 or more" ([CASHOUT-10]). `atLeast` in
 * subunits.
 */
export function meetsCashoutRule(atLeast: number, offer: CashoutOffer): boolean {
  return offer.offered && offer.value >= atLeast
}

/** How far an offer may be above the one the bettor saw and still be accepted, in basis points: 10 % ([CASHOUT-11]). */
export const CASHOUT_RISE_BP = 1_000

/**
 * The answer to a request to cash out at `toCashout`, the sum that the bettor saw, given the current offer
 * ([CASHOUT-8]): an offer of that much or slightly more pays exactly what was seen, for a lower one the new offer is
 * reported, and without one nothing is paid. For one far above, the new offer is reported as well, because the bettor
 * did not mean to sell for less ([CASHOUT-11]). For a part, `offerNow` is the part's.
 */
export function answerCashout(offerNow: CashoutOffer, toCashout: number): 'pay' | 'changed' | 'not-offered' {
  if (!offerNow.offered) return 'not-offered'
  const isSum = Number.isSafeInteger(toCashout) && toCashout > 0
  if (!isSum || offerNow.value < toCashout) return 'changed'
  const most = multiply(ratio(toCashout), ratio(BASIS_POINTS + CASHOUT_RISE_BP, BASIS_POINTS))
  return compare(ratio(offerNow.value), most) > 0 ? 'changed' : 'pay'
}
