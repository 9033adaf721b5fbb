import { multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import type { CashoutOffer } from './cashout.ts'

/** Whether this much of the open stake can be cashed out by itself: whole subunits, more than none and less than all ([CASHOUT-7]). */
export function isPart(openStake: number, part: number): boolean {
  return Number.isSafeInteger(part) && part > 0 && part < openStake
}

/** What cashing out a part of the open stake pays, of an offer of `value` for all of it; rounded half up once ([CASHOUT-7]). */
export function cashoutPart(value: number, openStake: number, part: number): number {
  return toSafeNumber(roundHalfUp(multiply(ratio(value), ratio(part, openStake))))
}

/** Whether an offer is as much as the bettor's rule waits for, "at 50.00 or more" ([CASHOUT-10]). `atLeast` in subunits. */
export function meetsCashoutRule(atLeast: number, offer: CashoutOffer): boolean {
  return offer.offered && offer.value >= atLeast
}

/**
 * What becomes of a request to cash out at `toCashout`, the sum that the bettor saw, under the offer of now ([CASHOUT-8]): an offer of
 * that much or more pays exactly what was seen, a lower one is told anew, and without one nothing is paid. Of a part, `offerNow` is
 * the part's.
 */
export function answerCashout(offerNow: CashoutOffer, toCashout: number): 'pay' | 'changed' | 'not-offered' {
  if (!offerNow.offered) return 'not-offered'
  const isSum = Number.isSafeInteger(toCashout) && toCashout > 0
  return isSum && offerNow.value >= toCashout ? 'pay' : 'changed'
}
