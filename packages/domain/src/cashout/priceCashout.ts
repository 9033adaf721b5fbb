import type { Ratio } from '../ratio/index.ts'
import { add, multiply, ONE, ratio, roundHalfUp, toSafeNumber, ZERO } from '../ratio/index.ts'
import { ODDS_SCALE } from '../odds/index.ts'
import { betFactor, legFactor, settleBet } from '../settlement/index.ts'
import type { CashoutBet, CashoutChances, CashoutHindrance, CashoutLeg, CashoutOffer } from './cashout.ts'

const PPM = 1_000_000
const BASIS_POINTS = 10_000
/** Four shares, each rounded to a millionth, may exceed the whole by this much. */
const ROUNDING_PPM = 2

/**
 * What a bet can be cashed out for now ([CASHOUT-1] to [CASHOUT-3]): its open stake x the sum over its lines of settled
 * factors times expected factors, less the margin, rounded half up once and never above what it can still win.
 * `marginBp` is 0 to 10,000.
 */
export function priceCashout(bet: CashoutBet, marginBp: number): CashoutOffer {
  const because = hindranceOf(bet)
  if (because) return { offered: false, because }
  const worth = bet.type === 'custom_bet' ? jointWorth(bet) : worthOf(bet)
  const afterMargin = ratio(BASIS_POINTS - marginBp, BASIS_POINTS)
  const fair = toSafeNumber(roundHalfUp(multiply(multiply(ratio(bet.stake), worth), afterMargin)))
  const value = Math.min(fair, bet.potentialWin)
  return value > 0 ? { offered: true, value } : { offered: false, because: 'no_value' }
}

/** What one unit of stake is worth now. */
function worthOf({ type, legs, winCount }: CashoutBet): Ratio {
  return betFactor(
    type,
    legs.map(leg => legFactor(leg) ?? expectedFactor(leg)),
    winCount,
  )
}

/**
 * A custom bet pays its joint odds if no leg fails; with a leg that is void or half so already it is void by then and
 * only the stake is returned ([CASHOUT-3], as [SETTLE-12]).
 */
function jointWorth({ legs, customOdds, customChance }: CashoutBet): Ratio {
  const isVoid = legs.some(leg => !isOpen(leg) && leg.result !== 'win_entire')
  return multiply(isVoid ? ONE : ratio(customOdds!, ODDS_SCALE), ratio(customChance!, PPM))
}

/**
 * What an open leg multiplies the stake by on average: the factor of each end, weighted by its chance ([CASHOUT-1]).
 */
function expectedFactor(leg: CashoutLeg): Ratio {
  const { win, halfWin, refund, halfLose } = leg.chances!
  const ends = [
    [win, 'win_entire'],
    [halfWin, 'refund_half_win_other'],
    [refund, 'refund_entire'],
    [halfLose, 'refund_half_lose_other'],
  ] as const
  return ends
    .map(([chance, result]) => multiply(ratio(chance, PPM), legFactor({ ...leg, result })!))
    .reduce(add, ZERO)
}

/**
 * Why the bet cannot be priced now; a lasting reason comes before a temporary one ([CASHOUT-4], [CASHOUT-5]).
 */
function hindranceOf(bet: CashoutBet): CashoutHindrance | undefined {
  const settlement = settleBet(bet)
  if (settlement.settled) return settlement.payout === 0 ? 'lost' : 'decided'
  const open = bet.legs.filter(isOpen)
  const isSuspended = open.some(leg => leg.isSuspended)
  const canPrice =
    bet.type === 'custom_bet'
      ? bet.customOdds !== undefined && (isSuspended || isShare(bet.customChance))
      : open.every(leg => leg.isSuspended || isPriced(leg.chances))
  if (open.length === 0 || !canPrice) return 'not_offered'
  return isSuspended ? 'suspended' : undefined
}

const isOpen = (leg: CashoutLeg) => legFactor(leg) === undefined

function isPriced(chances: CashoutChances | undefined): boolean {
  if (!chances) return false
  const { win, halfWin, refund, halfLose } = chances
  return (
    [win, halfWin, refund, halfLose].every(isShare) && win + halfWin + refund + halfLose <= PPM + ROUNDING_PPM
  )
}

/** A whole number of millionths. Anything else is no chance, and a bet is not priced by it. */
function isShare(chance: number | undefined): boolean {
  return Number.isInteger(chance) && chance! >= 0 && chance! <= PPM
}
