import { toBetType, type Bet, type BetLeg } from '@touchline/domain/bet'
import type { MatchId } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import type { BetSelectionWire, BetWire } from '../wire/betting/bet.ts'
import { toMoney } from './toMoney.ts'

/** A placed bet of an answer, in domain terms. */
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
    ...(wire.system && { system: toLines(wire.system) }),
    ...(wire.v !== undefined && { version: wire.v }),
    ...(wire.decide_at && { decideAt: wire.decide_at }),
    ...(wire.accept_mode && { acceptMode: wire.accept_mode }),
    ...(wire.refusal && { refusal: { code: wire.refusal.code, message: wire.refusal.localized_message } }),
    ...(wire.corrected_at && { correctedAt: wire.corrected_at }),
    ...(wire.has_receipt !== undefined && { hasReceipt: wire.has_receipt }),
    ...cashoutOf(wire),
  }
}

function toLines({ id, win_count: winCount, total_count: totalCount }: NonNullable<BetWire['system']>) {
  return { id, winCount, totalCount }
}

type CashoutPart = Pick<Bet, 'openStake' | 'cashedOut' | 'cashout' | 'cashoutAtLeast'>

/** Without numbered offers every offer has the number 0. */
function cashoutOf(wire: BetWire): CashoutPart {
  const { to_cashout: offer, cash_out: about, cashed_out: taken, cashout_rule: rule } = wire
  return {
    ...(wire.open_stake && { openStake: toMoney(wire.open_stake) }),
    ...(taken && { cashedOut: { stake: toMoney(taken.stake), value: toMoney(taken.value) } }),
    ...(rule && { cashoutAtLeast: toMoney({ ...wire.stake, value: rule.at_least }) }),
    ...(offer !== undefined && {
      cashout: {
        version: about?.v ?? 0,
        ...(offer && { offer: toMoney(offer) }),
        ...(about?.because && { because: about.because }),
      },
    }),
  }
}

function toBetLeg(wire: BetSelectionWire): BetLeg {
  return {
    matchId: wire.match_id as MatchId,
    marketId: wire.market_id,
    specifier: wire.specifier,
    outcomeId: wire.outcome_id,
    odds: wire.odds as Odds,
    ...(wire.odds_at_tap && { oddsAtTap: wire.odds_at_tap as Odds }),
    ...(wire.odds_at_arrival && { oddsAtArrival: wire.odds_at_arrival as Odds }),
    ...(wire.tied && { tied: wire.tied }),
    ...(wire.tied_places && { tiedPlaces: wire.tied_places }),
    result: wire.result,
    provider: wire.provider,
    matchStatus: wire.match_status,
    matchSlug: wire.match_slug,
    startTime: wire.match_start_time,
    score: wire.match_score,
    sportKey: wire.sport_key,
    categorySlug: wire.category_slug,
    categoryName: wire.category_name,
    homeName: wire.name_a,
    ...(wire.name_b !== undefined && { awayName: wire.name_b }),
    marketName: wire.market_name,
    outcomeName: wire.outcome_name,
  }
}
