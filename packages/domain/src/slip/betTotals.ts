import { potentialWin } from '../money/index.ts'
import type { Odds } from '../odds/index.ts'
import { combinedOdds, ODDS_SCALE } from '../odds/index.ts'
import { multiply, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import { systemOdds, systemReturns } from '../system/index.ts'
import type { DraftBet } from './slip.ts'

/** The figures a bet shows at every keystroke, at one set of odds; sums in subunits. */
export type BetFigures = {
  /** Combined odds; of a system, what one unit pays when every leg wins. */
  readonly odds: Odds
  /** What is paid if all wins, stake included: the largest figure shown. */
  readonly returns: number
  /** Systems: what is paid if only the cheapest line wins. */
  readonly minReturns?: number
}

export type BetTotals = BetFigures & {
  readonly lines: number
  readonly stakePerLine: number
  /** The same at the odds the bettor last accepted, where they differ: "returns are now 61.71, not 63.21". */
  readonly before?: BetFigures
}

/** Odds and returns of a drafted bet at the odds now, and at the accepted ones while they differ ([MONEY-6], [SLIP-20]). */
export function betTotals(bet: DraftBet): BetTotals | undefined {
  if (bet.selections.length === 0) return undefined
  const now = figures(
    bet,
    bet.selections.map(selection => selection.odds),
  )
  const shape = linesOf(bet)
  if (!bet.selections.some(selection => selection.isChanged)) return { ...now, ...shape }
  const before = figures(
    bet,
    bet.selections.map(selection => selection.acceptedOdds),
  )
  return { ...now, ...shape, before }
}

function figures(
  { type, stake, system, bonusOdds, customOdds }: DraftBet,
  legs: readonly Odds[],
): BetFigures {
  if (type === 'system' && system) {
    const { min, max } = systemReturns(stake.value, legs, system.winCount)
    const scaled = multiply(systemOdds(legs, system.winCount), ratio(ODDS_SCALE))
    return { odds: toSafeNumber(roundHalfUp(scaled)) as Odds, returns: max, minReturns: min }
  }
  const odds = type === 'custom_bet' && customOdds !== undefined ? [customOdds] : legs
  return { odds: combinedOdds(odds, bonusOdds)!, returns: potentialWin(stake.value, odds, bonusOdds) }
}

function linesOf({ system, stake, selections }: DraftBet): { lines: number; stakePerLine: number } {
  if (!system) return { lines: 1, stakePerLine: stake.value }
  const odds = selections.map(selection => selection.odds)
  const { lines, stakePerLine } = systemReturns(stake.value, odds, system.winCount)
  return { lines, stakePerLine }
}
