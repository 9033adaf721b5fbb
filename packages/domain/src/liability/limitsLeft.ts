import type { StakeLimits } from '../placing/index.ts'
import { exactOdds } from '../odds/index.ts'
import type { Ratio } from '../ratio/index.ts'
import { multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import { systemOdds } from '../system/index.ts'
import type { LiabilityClaim } from './claimsOf.ts'
import { claimsOf, LIMIT_PARTS } from './claimsOf.ts'
import type { LiableKind } from './liableBet.ts'

/** Parts that open bets use of the limit with a key. */
export type UsedOf = (key: string) => number

/**
 * What one more bet of this kind may stake and win, in subunits: the limits of its currency, or less where open bets
 * use part of a limit ([LIABILITY-8]). A bet within both is within every limit, and one that stakes a subunit more than
 * the tighter one allows is not.
 */
export function limitsLeft(bet: LiableKind, usedOf: UsedOf): Required<Omit<StakeLimits, 'minStake'>> {
  let { maxStake, maxWin } = bet.measure
  for (const claim of claimsOf(bet)) {
    const left = Math.max(0, claim.limit - usedOf(claim.key))
    const most = mostOn(claim, left, bet)
    if (claim.basis === 'stake') maxStake = Math.min(maxStake, most)
    else maxWin = Math.min(maxWin, most)
  }
  return { maxStake, maxWin }
}

/** The largest sum that uses no more than these parts: a stake where stakes are limited, else a win. */
function mostOn({ basis }: LiabilityClaim, left: number, bet: LiableKind): number {
  const { measure } = bet
  if (basis === 'stake') return mostWithin(left, measure.maxStake)
  if (basis === 'win') return mostWithin(left, measure.maxWin)
  const { n, d } = basis.perStake
  const stake = (BigInt(left) * BigInt(measure.maxWin) * d) / (BigInt(LIMIT_PARTS) * n)
  return toSafeNumber(roundHalfUp(multiply(ratio(stake), payoutOf(bet))))
}

function mostWithin(left: number, whole: number): number {
  return Number((BigInt(left) * BigInt(whole)) / BigInt(LIMIT_PARTS))
}

/** What a unit of stake pays if every leg wins. */
function payoutOf({ type, legs, winCount, jointOdds }: LiableKind): Ratio {
  if (type === 'custom_bet') return exactOdds([jointOdds!])
  const odds = legs.map(leg => leg.odds)
  return winCount === undefined ? exactOdds(odds) : systemOdds(odds, winCount)
}
