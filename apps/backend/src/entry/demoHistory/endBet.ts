import {
  exactOdds,
  settleBet,
  shownOdds,
  systemOdds,
  type BetResult,
  type Odds,
  type Settlement,
} from '@touchline/domain'
import type { DrawnBet, PastBet, PastLeg } from './pastBet.ts'

/** From the end of a match to its settlement. */
const SETTLING_MS = 40_000
/** From a placement to the bookmaker's no. */
const REFUSING_MS = 5_000
const TAKING_BACK_MS = 600_000

export type Ending = 'settled' | 'rejected' | 'cancelled' | 'withdrawn'

/** How a bet ended. What it paid comes from the same rule that settles every bet. */
export function endBet(bet: DrawnBet, ending: Ending): PastBet {
  const asked = {
    ...bet,
    odds: oddsOf(bet),
    potentialWin: payoutOf(settle(bet, () => 'win_entire')),
  }
  switch (ending) {
    case 'settled':
      return { ...asked, ...settled(bet) }
    case 'rejected':
      return { ...asked, ...handedBack(bet, 'rejected', bet.createdAt + REFUSING_MS) }
    case 'cancelled':
      return { ...asked, ...handedBack(bet, 'cancelled', bet.createdAt + TAKING_BACK_MS) }
    case 'withdrawn':
      return {
        ...asked,
        ...handedBack(bet, 'withdrawn', bet.createdAt + TAKING_BACK_MS),
        result: 'refund_entire',
        winAmount: bet.stake,
      }
  }
}

/** A bet that never stood, or not for long: the stake comes back. */
function handedBack({ stake }: DrawnBet, status: 'rejected' | 'cancelled' | 'withdrawn', endedAt: number) {
  const result: BetResult = status === 'cancelled' ? 'canceled' : 'no_results'
  return { status, result, winAmount: undefined, credit: stake, endedAt, resultVersion: 0 }
}

/** Match by match until the results decide the bet. */
function settled(bet: DrawnBet) {
  const ends = bet.legs.map(({ match }) => match.finishedAt).toSorted((a, b) => a - b)
  for (const endedAt of ends) {
    const isKnown = ({ match }: PastLeg) => match.finishedAt <= endedAt
    const settlement = settle(bet, leg => (isKnown(leg) ? leg.outcome.result : 'no_results'))
    if (!settlement.settled) continue
    return {
      status: 'done' as const,
      result: settlement.result,
      winAmount: settlement.payout,
      credit: settlement.payout,
      endedAt: endedAt + SETTLING_MS,
      resultVersion: bet.legs.filter(isKnown).length,
    }
  }
  throw new Error('A bet on matches that are all over was not settled.')
}

function settle(bet: DrawnBet, resultOf: (leg: PastLeg) => BetResult): Settlement {
  return settleBet({
    type: bet.type,
    stake: bet.stake,
    legs: bet.legs.map(leg => ({ odds: leg.outcome.odds as Odds, result: resultOf(leg) })),
    ...(bet.system && { winCount: bet.system.winCount }),
    ...(bet.customOdds !== undefined && { customOdds: bet.customOdds }),
  })
}

function payoutOf(settlement: Settlement): number {
  return settlement.settled ? settlement.payout : 0
}

/** Odds of the whole bet as placing keeps them. */
function oddsOf({ legs, system, customOdds }: DrawnBet): Odds {
  const odds = legs.map(({ outcome }) => outcome.odds as Odds)
  if (customOdds !== undefined) return customOdds
  return shownOdds(system ? systemOdds(odds, system.winCount) : exactOdds(odds))
}
