import type { BetStatus, BetType } from '@touchline/domain/bet'
import { movesOf, type LiableBet, type UsedOf } from '@touchline/domain/liability'
import type { MatchId } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import type { SystemType } from '@touchline/domain/system'
import type { TakenBet } from '../placing/takenBet.ts'

/** The columns of a bet that its liability depends on. */
export type LiableRow = {
  readonly player_id: string
  readonly type: BetType
  readonly status: BetStatus
  readonly open_stake: number
  readonly potential_win: number
  readonly vip: boolean
  readonly system: object | null
  readonly max_stake: number | null
  readonly max_win: number | null
}
export type LiableLeg = {
  readonly match_id: string
  readonly market_id: number
  readonly specifier: string
  readonly outcome_id: string
  readonly odds: number
}

/** What a bet row counts against the liability limits. Undefined for a bet that ended before limits existed. */
export function toLiable(bet: LiableRow, legs: readonly LiableLeg[]): LiableBet | undefined {
  const { max_stake: maxStake, max_win: maxWin } = bet
  if (maxStake === null || maxWin === null) return undefined
  const system = bet.system as SystemType | null
  return {
    playerId: bet.player_id,
    type: bet.type,
    status: bet.status,
    openStake: bet.open_stake,
    potentialWin: bet.potential_win,
    isVip: bet.vip,
    measure: { maxStake, maxWin },
    ...(system && { winCount: system.winCount }),
    legs: legs.map(leg => ({
      matchId: leg.match_id as MatchId,
      marketId: leg.market_id,
      specifier: leg.specifier,
      outcomeId: leg.outcome_id,
      odds: leg.odds as Odds,
    })),
  }
}

/** What a bet that is about to be written counts. */
export function takenToLiable(
  { draft, legOdds, potentialWin, isVip, limits }: Omit<TakenBet, 'index' | 'account' | 'betOdds'>,
  playerId: string,
): LiableBet {
  return {
    playerId,
    type: draft.type,
    // Counted from submission, whether it is decided now or later.
    status: 'submitted',
    openStake: draft.stake.value,
    potentialWin,
    isVip,
    measure: limits,
    ...(draft.system && { winCount: draft.system.winCount }),
    legs: draft.legs.map((leg, i) => ({ ...leg, odds: legOdds[i]! as Odds })),
  }
}

/** The used amounts including one more bet. */
export function usedWith(usedOf: UsedOf, bet: LiableBet): UsedOf {
  const moves = new Map(movesOf([{ after: bet }]).map(({ key, parts }) => [key, parts]))
  return key => usedOf(key) + (moves.get(key) ?? 0)
}
