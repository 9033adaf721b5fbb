import { compare, multiply, ratio } from '../ratio/index.ts'
import type { CashoutOffer } from './cashout.ts'

const BASIS_POINTS = 10_000

/** How many parts an open stake has at most: none is smaller than a tenth of it ([CASHOUT-12]). */
export const CASHOUT_PARTS = 10

/** Whether this much of the open stake, in whole subunits, can be cashed out by itself: a tenth of it or more, and less than all ([CASHOUT-7], [CASHOUT-12]). */
export function isPart(openStake: number, part: number): boolean {
  return Number.isSafeInteger(part) && part < openStake && part * CASHOUT_PARTS >= openStake
}

/**
 * What cashing out a part of the open stake pays, of an offer of `value` for all of it; rounded down, so that all parts of a bet together
 * never pay more than the whole would ([CASHOUT-13]).
 */
export function cashoutPart(value: number, openStake: number, part: number): number {
  return Number((BigInt(value) * BigInt(part)) / BigInt(openStake))
}

/** Whether an offer is as much as the bettor's rule waits for, "at 50.00 or more" ([CASHOUT-10]). `atLeast` in subunits. */
export function meetsCashoutRule(atLeast: number, offer: CashoutOffer): boolean {
  return offer.offered && offer.value >= atLeast
}

/** How far an offer may stand above what the bettor saw and still be that offer, in basis points: 10 % ([CASHOUT-11]). */
export const CASHOUT_RISE_BP = 1_000

/**
 * What becomes of a request to cash out at `toCashout`, the sum that the bettor saw, under the offer of now ([CASHOUT-8]): an offer of
 * that much or somewhat more pays exactly what was seen, a lower one is told anew, and without one nothing is paid. One far above it is
 * told anew as well: nobody meant to sell for less ([CASHOUT-11]). Of a part, `offerNow` is the part's.
 */
export function answerCashout(offerNow: CashoutOffer, toCashout: number): 'pay' | 'changed' | 'not-offered' {
  if (!offerNow.offered) return 'not-offered'
  const isSum = Number.isSafeInteger(toCashout) && toCashout > 0
  if (!isSum || offerNow.value < toCashout) return 'changed'
  const most = multiply(ratio(toCashout), ratio(BASIS_POINTS + CASHOUT_RISE_BP, BASIS_POINTS))
  return compare(ratio(offerNow.value), most) > 0 ? 'changed' : 'pay'
}
