import { paidOf } from '../../bonus/index.ts'
import type { Odds } from '../../odds/index.ts'
import { shownOdds } from '../../odds/index.ts'
import { multiply, ratio, roundHalfUp, toSafeNumber, ZERO } from '../../ratio/index.ts'
import { systemReturns } from '../../system/index.ts'
import { isJointPriceMoved } from '../building/customBet.ts'
import { linesOf, partsOf } from './partsOf.ts'
import type { PriceSet } from './payoutOdds.ts'
import { payoutOdds, pricesAgreed, pricesNow } from './payoutOdds.ts'
import type { DraftBet } from '../slip.ts'

/** The figures of a bet at one set of odds, updated at every keystroke; sums in subunits. */
export type BetFigures = {
  /** Combined odds, bonus odds included; for a system or named bet, what one unit pays when every leg wins. */
  readonly odds: Odds
  /**
   * The payout if every leg wins, stake included: the largest figure shown. An only-win freebet does not pay its stake
   * ([BONUS-1]).
   */
  readonly returns: number
  /** Systems and named bets: the payout if only the cheapest line wins. */
  readonly minReturns?: number
}

/** What a bet costs and can pay, in subunits of its currency. */
export type BetTotals = BetFigures & {
  readonly lines: number
  readonly stakePerLine: number
  /** The same at the odds the bettor last accepted, if they differ: "returns are now 61.71, not 63.21". */
  readonly before?: BetFigures
}

/**
 * Odds and returns of a drafted bet at current odds, and at the accepted ones while they differ ([MONEY-6], [SLIP-20]).
 * Undefined without legs, and for a custom bet without a price.
 */
export function betTotals(bet: DraftBet): BetTotals | undefined {
  const now = bet.selections.length === 0 ? undefined : figures(bet, pricesNow(bet))
  if (!now) return undefined
  const lines = linesOf(bet)
  const shape = { lines, stakePerLine: toSafeNumber(roundHalfUp(ratio(bet.stake.value, lines))) }
  const isMoved = bet.selections.some(selection => selection.isChanged) || isJointPriceMoved(bet)
  const before = isMoved ? figures(bet, pricesAgreed(bet)) : undefined
  return { ...now, ...shape, ...(before && { before }) }
}

function figures(bet: DraftBet, prices: PriceSet): BetFigures | undefined {
  const odds = payoutOdds(bet, prices)
  if (!odds) return undefined
  const parts = partsOf(bet).map(part => part.bet)
  const returns = parts.reduce((sum, part) => sum + draftWin(part, prices), 0)
  const shortest = parts.filter(part => legsThatPay(part) === legsThatPay(parts[0]!))
  return {
    odds: shownOdds(odds, bet.type),
    returns: Math.min(returns, Number.MAX_SAFE_INTEGER),
    ...(bet.type === 'system' && { minReturns: Math.min(...shortest.map(part => leastOf(part, prices))) }),
  }
}

/** What this one bet pays when every leg wins. */
export function draftWin(bet: DraftBet, prices: PriceSet = pricesNow(bet)): number {
  return paidOf(grossOf(bet, prices), bet.stake.value, bet.bonus)
}

/** Stake times odds, before the stake of an only-win freebet is deducted. */
export function grossOf(bet: DraftBet, prices: PriceSet = pricesNow(bet)): number {
  return toSafeNumber(roundHalfUp(multiply(ratio(bet.stake.value), payoutOdds(bet, prices) ?? ZERO)))
}

/** What it pays when only its cheapest line wins. */
function leastOf(bet: DraftBet, prices: PriceSet): number {
  if (!bet.system) return draftWin(bet, prices)
  const { min } = systemReturns(bet.stake.value, bet.selections.map(prices.of), bet.system.winCount)
  return paidOf(min, bet.stake.value, bet.bonus)
}

/** How many legs must win for a bet to pay at all. */
function legsThatPay({ system, selections }: DraftBet): number {
  return system?.winCount ?? selections.length
}
