import type { SettlementInput } from './settleBet.ts'
import { settleBet } from './settleBet.ts'

/**
 * What a bet pays if every open leg wins, in subunits ([SETTLE-19]); settled legs keep their factor. Undefined where
 * that would not settle it: no legs, or a custom bet without joint odds.
 */
export function bestPayoutOf(bet: SettlementInput): number | undefined {
  const best = settleBet({
    ...bet,
    legs: bet.legs.map(leg => (leg.result === 'no_results' ? { ...leg, result: 'win_entire' } : leg)),
  })
  return best.settled ? best.payout : undefined
}
