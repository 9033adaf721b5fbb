import type { BetSelectionWire, BetWire, ChangedBetWire, MoneyWire } from '@touchline/contract'
import type { CashoutHindrance } from '@touchline/domain/cashout'
import type { SystemType } from '@touchline/domain/system'
import type { Locale } from '@touchline/domain/locale'
import { eventNamesIn, nameIn } from '#api/names'
import { describeMarket } from '#pricing'
import type { BetRow, LegRow } from './findBets.ts'
import { presentStoredRefusal, type StoredRefusal } from '../rules/storedRefusal.ts'

/** What cashing out a bet pays now, or why it pays nothing, and the version of the last published offer. */
export type PricedOffer = {
  readonly value: number | null
  readonly because: CashoutHindrance | null
  readonly version: number
}

/**
 * A placed bet with its names and its reason for refusal in a language, and with its cash-out offer if that was priced.
 */
export function presentBet(row: BetRow, locale: Locale, offer?: PricedOffer): BetWire {
  return {
    ...presentChangedBet(row),
    ...(offer && presentOffer(row, offer)),
    selections: row.legs.map(leg => presentLeg(leg, locale)),
    refusal: row.refusal && presentStoredRefusal(row.refusal as StoredRefusal, locale),
  }
}

/** A placed bet without texts: the same in every language. */
export function presentChangedBet(row: BetRow): ChangedBetWire {
  const money = (value: number): MoneyWire => ({ value, currency: row.currency, subunits: row.subunits })
  const system = row.system as SystemType | null
  return {
    id: row.id,
    ref: row.ref,
    type: row.type,
    status: row.status,
    result: row.result,
    stake: money(row.stake),
    win_amount: row.win_amount === null ? null : money(row.win_amount),
    potential_win: money(row.potential_win),
    odds: row.odds,
    selections: row.legs.map(presentChangedLeg),
    system: system && { id: system.id, win_count: system.winCount, total_count: system.totalCount },
    // For a running bet only its own events and the list carry the cash-out value.
    ...(row.settled_at !== null && { to_cashout: null }),
    bonus: null,
    created_at: row.created_at,
    settled_at: row.settled_at,
    vip: row.vip,
    used_in_jackpot: false,
    v: row.version,
    decide_at: row.decide_at,
    accept_mode: row.accept_mode,
    open_stake: money(row.open_stake),
    corrected_at: row.corrected_at,
    cashed_out:
      row.cashed_value === 0
        ? null
        : { stake: money(row.stake - row.open_stake), value: money(row.cashed_value) },
    // The rule of a finished bet is stored but not shown: a correction may reopen the bet.
    cashout_rule:
      row.cashout_at_least === null || row.settled_at !== null ? null : { at_least: row.cashout_at_least },
    has_receipt: row.has_receipt,
  }
}

function presentOffer(
  { currency, subunits }: BetRow,
  { value, because, version }: PricedOffer,
): Pick<BetWire, 'to_cashout' | 'cash_out'> {
  return {
    to_cashout: value === null ? null : { value, currency, subunits },
    cash_out: { v: version, because },
  }
}

function presentLeg(leg: LegRow, locale: Locale): BetSelectionWire {
  const { nameA, nameB, names } = eventNamesIn(leg, locale)
  const market = describeMarket(leg.market_id, leg.specifier, locale, names)
  return {
    ...presentChangedLeg(leg),
    category_name: nameIn(leg.category_names, locale),
    tournament_name: nameIn(leg.tournament_names, locale),
    name_a: nameA,
    ...(nameB !== undefined && { name_b: nameB }),
    market_name: market.name,
    outcome_name: market.outcomeName(leg.outcome_id),
  }
}

function presentChangedLeg(leg: LegRow): ChangedBetWire['selections'][number] {
  return {
    match_id: leg.match_id,
    match_urn_id: leg.match_urn_id,
    match_slug: leg.match_slug,
    match_status: leg.match_state.status,
    match_start_time: leg.match_start_time,
    match_score: { home: leg.match_state.score.home, away: leg.match_state.score.away },
    sport_key: leg.sport_key,
    category_slug: leg.category_slug,
    provider: leg.provider,
    market_id: leg.market_id,
    specifier: leg.specifier,
    outcome_id: leg.outcome_id,
    odds: leg.odds,
    odds_at_tap: leg.odds_at_tap,
    odds_at_arrival: leg.odds_at_arrival,
    ...(leg.tied !== null && { tied: leg.tied }),
    ...(leg.tied_places !== null && { tied_places: leg.tied_places }),
    result: leg.result,
  }
}
