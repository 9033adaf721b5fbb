import { toBet, toMoney, type BetWire } from '@touchline/contract'
import type { Bet, BetLeg } from '@touchline/domain/bet'
import type { Score } from '@touchline/domain/match'
import type { Money } from '@touchline/domain/money'
import type { Odds } from '@touchline/domain/odds'

/** A placed bet with what My bets shows beyond the bet itself. */
export type PlacedBet = Omit<Bet, 'legs'> & {
  readonly potentialWin: Money
  readonly legs: readonly PlacedLeg[]
}
export type PlacedLeg = BetLeg & {
  /** Kick-off, epoch milliseconds. */
  readonly startTime: number
  readonly score: Score
  /** The odds now on offer, where they moved and the bet was rejected for it. */
  readonly offeredOdds?: Odds
}

const known = new WeakMap<BetWire, PlacedBet>()

/** The same object as before unless the bet changed, so that only its own card renders again. */
export function toPlacedBet(wire: BetWire): PlacedBet {
  const bet = known.get(wire) ?? read(wire)
  known.set(wire, bet)
  return bet
}

function read(wire: BetWire): PlacedBet {
  const bet = toBet(wire)
  const moved = wire.refusal?.details?.selections ?? []
  return {
    ...bet,
    potentialWin: toMoney(wire.potential_win),
    legs: bet.legs.map((leg, i) => {
      const offered = moved.find(
        ({ match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId, reason }) =>
          reason === 'odds_changed' &&
          matchId === leg.matchId &&
          marketId === leg.marketId &&
          specifier === leg.specifier &&
          outcomeId === leg.outcomeId,
      )
      return {
        ...leg,
        startTime: wire.selections[i]!.match_start_time,
        score: wire.selections[i]!.match_score,
        ...(offered?.odds && { offeredOdds: offered.odds as Odds }),
      }
    }),
  }
}
