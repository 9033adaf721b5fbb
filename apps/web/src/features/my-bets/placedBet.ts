import { toBet, toMoney, type BetWire } from '@touchline/contract'
import type { Bet, BetLeg, Money, Score } from '@touchline/domain'

/** A placed bet with what My bets shows beside the bet itself. */
export type PlacedBet = Omit<Bet, 'legs'> & {
  readonly potentialWin: Money
  readonly legs: readonly PlacedLeg[]
}
export type PlacedLeg = BetLeg & {
  /** Kick-off, epoch milliseconds. */
  readonly startTime: number
  readonly score: Score
}

export function toPlacedBet(wire: BetWire): PlacedBet {
  const bet = toBet(wire)
  return {
    ...bet,
    potentialWin: toMoney(wire.potential_win),
    legs: bet.legs.map((leg, i) => ({
      ...leg,
      startTime: wire.selections[i]!.match_start_time,
      score: wire.selections[i]!.match_score,
    })),
  }
}
