import { toBetType, type Bet, type BetLeg, type MatchId, type Odds } from '@touchline/domain'
import type { BetSelectionWire, BetWire } from '../wire/bet.ts'
import { toMoney } from './toMoney.ts'

export function toBet(wire: BetWire): Bet {
  return {
    id: wire.id,
    ref: wire.ref,
    type: toBetType(wire.type),
    status: wire.status,
    result: wire.result,
    stake: toMoney(wire.stake),
    odds: wire.odds as Odds,
    legs: wire.selections.map(toBetLeg),
    createdAt: wire.created_at,
    isVip: wire.vip,
    ...(wire.win_amount && { winAmount: toMoney(wire.win_amount) }),
    ...(wire.settled_at !== null && { settledAt: wire.settled_at }),
  }
}

function toBetLeg(wire: BetSelectionWire): BetLeg {
  return {
    matchId: wire.match_id as MatchId,
    marketId: wire.market_id,
    specifier: wire.specifier,
    outcomeId: wire.outcome_id,
    odds: wire.odds as Odds,
    result: wire.result,
    provider: wire.provider,
    matchStatus: wire.match_status,
    matchSlug: wire.match_slug,
    sportKey: wire.sport_key,
    categorySlug: wire.category_slug,
    homeName: wire.name_a,
    awayName: wire.name_b,
    marketName: wire.market_name,
    outcomeName: wire.outcome_name,
  }
}
