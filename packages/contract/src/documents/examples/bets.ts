import type { BetWire, ChangedBetWire, DraftBetWire } from '../../wire/betting/bet.ts'
import type { SharedBetWire } from '../../wire/betting/sharedBet.ts'
import { exampleMatch, NOW } from './catalogue.ts'

export const exampleDraftBet: DraftBetWire = {
  type: 'single',
  stake: { value: 1_000, currency: 'EUR' },
  selections: [{ match_id: '50001', market_id: 1, specifier: '', outcome_id: '1', odds: 2350 }],
}

export const exampleSharedBet: SharedBetWire = {
  type: 'single',
  stake: { value: 0, currency: 'EUR' },
  selections: [
    {
      match_id: '50001',
      market_id: 1,
      specifier: '',
      outcome_id: '1',
      odds: 2300,
      shared_odds: 2350,
      availability: 'available',
      match_status: 1,
      market_status: 1,
      active: true,
      match_urn_id: 'sr:match:50001',
      match_slug: exampleMatch.slug,
      match_start_time: exampleMatch.start_time,
      sport_key: 'soccer',
      category_slug: 'norland',
      category_name: 'Norland',
      name_a: 'Harbour Town',
      name_b: 'Ashford Rovers',
      provider: 'betradar',
      market_name: 'Full-time result',
      outcome_name: 'Harbour Town',
    },
  ],
}

const changedLeg: ChangedBetWire['selections'][number] = {
  match_id: '50001',
  match_urn_id: 'sr:match:50001',
  match_slug: exampleMatch.slug,
  match_status: 1,
  match_start_time: exampleMatch.start_time,
  match_score: { home: 1, away: 0 },
  sport_key: 'soccer',
  category_slug: 'norland',
  provider: 'betradar',
  market_id: 1,
  specifier: '',
  outcome_id: '1',
  odds: 2350,
  odds_at_tap: 2350,
  odds_at_arrival: 2350,
  result: 'no_results',
}

export const exampleBet: BetWire = {
  id: '0f6f3b7e-6c5e-4b8a-9b51-2f7a8f6f0c11',
  ref: '418250913377',
  type: 'single',
  status: 'waiting_results',
  result: 'no_results',
  stake: { value: 1_000, currency: 'EUR', subunits: 100 },
  win_amount: null,
  potential_win: { value: 2_350, currency: 'EUR', subunits: 100 },
  odds: 2350,
  selections: [
    {
      ...changedLeg,
      category_name: 'Norland',
      tournament_name: 'First League',
      name_a: 'Harbour Town',
      name_b: 'Ashford Rovers',
      market_name: 'Full-time result',
      outcome_name: 'Harbour Town',
    },
  ],
  system: null,
  to_cashout: { value: 1_480, currency: 'EUR', subunits: 100 },
  bonus: null,
  created_at: NOW,
  settled_at: null,
  vip: false,
  used_in_jackpot: false,
  v: 1,
  decide_at: null,
  accept_mode: null,
  refusal: null,
  open_stake: { value: 1_000, currency: 'EUR', subunits: 100 },
  cashed_out: null,
  cash_out: { v: 4, because: null },
  cashout_rule: null,
  corrected_at: null,
  has_receipt: true,
}

export const exampleChangedBet: ChangedBetWire = { ...exampleBet, selections: [changedLeg] }

export const exampleCashedOutBet: BetWire = {
  ...exampleBet,
  status: 'cashed_out',
  result: 'cashed_out',
  win_amount: { value: 1_480, currency: 'EUR', subunits: 100 },
  to_cashout: null,
  settled_at: NOW,
  v: 2,
  open_stake: { value: 0, currency: 'EUR', subunits: 100 },
  cashed_out: {
    stake: { value: 1_000, currency: 'EUR', subunits: 100 },
    value: { value: 1_480, currency: 'EUR', subunits: 100 },
  },
  cash_out: { v: 5, because: 'decided' },
}
