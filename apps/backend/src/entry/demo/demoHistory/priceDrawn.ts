import type { BetResult } from '@touchline/domain/bet'
import { exactOdds, shownOdds, type Odds } from '@touchline/domain/odds'
import { bestPayoutOf, settleBet, type Settlement, type SettlementInput } from '@touchline/domain/settlement'
import { systemOdds } from '@touchline/domain/system'
import type { DrawnBet, PastLeg } from './pastBet.ts'

/** A bet in the form the settlement rules read, with the given stake and leg results. */
export function toSettle(
  { type, legs, system, customOdds }: DrawnBet,
  stake: number,
  resultOf: (leg: PastLeg) => BetResult,
): SettlementInput {
  return {
    type,
    stake,
    legs: legs.map(leg => ({ odds: leg.outcome.odds as Odds, result: resultOf(leg) })),
    ...(system && { winCount: system.winCount }),
    ...(customOdds !== undefined && { customOdds }),
  }
}

const isKnown = ({ match }: PastLeg, at: number) => match.finishedAt <= at

/** The result of a leg as known at an instant. */
export function resultAt(leg: PastLeg, at: number): BetResult {
  return isKnown(leg, at) ? leg.outcome.result : 'no_results'
}

/** Applies results match by match until they decide the bet: returns when, how, and after how many legs. */
export function settleInTime(
  bet: DrawnBet,
  stake: number,
): { readonly at: number; readonly known: number; readonly settlement: Settlement & { settled: true } } {
  const ends = bet.legs.map(({ match }) => match.finishedAt).toSorted((a, b) => a - b)
  for (const at of ends) {
    const settlement = settleBet(toSettle(bet, stake, leg => resultAt(leg, at)))
    const known = bet.legs.filter(leg => isKnown(leg, at)).length
    if (settlement.settled) return { at, known, settlement }
  }
  throw new Error('A bet on finished matches was not settled.')
}

/** What a stake on the bet pays if every leg wins that is not known to have lost at an instant. */
export function bestAt(bet: DrawnBet, stake: number, at: number): number {
  return bestPayoutOf(toSettle(bet, stake, leg => resultAt(leg, at))) ?? 0
}

/** Odds of the whole bet as placing stores them. */
export function oddsOf({ legs, system, customOdds }: DrawnBet): Odds {
  const odds = legs.map(({ outcome }) => outcome.odds as Odds)
  if (customOdds !== undefined) return customOdds
  if (system) return shownOdds(systemOdds(odds, system.winCount), 'system')
  return shownOdds(exactOdds(odds), odds.length > 1 ? 'combo' : 'single')
}
