import { describe, expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, expectRefused, testShape, testValues } from '../../testing/testShape.ts'
import {
  ACCEPT_MODE_NAMES,
  AMOUNTS,
  BET_RESULT_NAMES,
  BET_STATUS_NAMES,
  CURRENCIES,
  FLAGS,
  IDS,
  INSTANTS,
  MATCH_STATUSES,
  ODDS,
  PROVIDER_NAMES,
  SLUGS,
  TEXTS,
  WHOLES,
  entity,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  wholesBetween,
  type Field,
} from '../../testing/values.ts'
import { bet, betSelection, cashoutHindrance, changedBet, money } from './bet.ts'

const aBet = CALL_EXAMPLES.getBets.reply.data[0]!
const euros = (value: number) => ({ value, currency: 'EUR', subunits: 100 })
const moneyFields = { value: AMOUNTS, currency: CURRENCIES, subunits: WHOLES }
const sums = objectOf(euros(1_000), moneyFields)
const HINDRANCES = oneOf('suspended', 'lost', 'no_value', 'decided', 'in_progress', 'not_offered')

testShape('an amount', money, euros(1_000), moneyFields)
testValues('why there is no cash-out', cashoutHindrance, HINDRANCES)

const leg = { ...aBet.selections[0]!, tied: 2, tied_places: 2 }
const facts = {
  match_id: IDS,
  match_urn_id: TEXTS,
  match_slug: SLUGS,
  match_status: MATCH_STATUSES,
  match_start_time: INSTANTS,
  match_score: objectOf({ home: 1, away: 0 }, { home: WHOLES, away: WHOLES }),
  sport_key: TEXTS,
  category_slug: SLUGS,
  provider: PROVIDER_NAMES,
  market_id: WHOLES,
  specifier: TEXTS,
  outcome_id: TEXTS,
  odds: ODDS,
  odds_at_tap: optional(orNull(ODDS)),
  odds_at_arrival: optional(orNull(ODDS)),
  tied: optional(wholesBetween(2)),
  tied_places: optional(wholesBetween(2)),
  result: BET_RESULT_NAMES,
}
const names = {
  category_name: TEXTS,
  tournament_name: TEXTS,
  name_a: TEXTS,
  name_b: optional(TEXTS),
  market_name: TEXTS,
  outcome_name: TEXTS,
}
testShape('a leg of a placed bet', betSelection, leg, { ...facts, ...names })

const whole = {
  ...aBet,
  selections: [leg],
  win_amount: euros(0),
  system: { id: 'system-2-3', win_count: 2, total_count: 3 },
  bonus: { id: '31', type: 'freebet', odds: 1_100 },
  settled_at: 1_795_000_000_001,
  decide_at: 1_795_000_000_002,
  accept_mode: 'higher',
  refusal: { code: 101, localized_message: 'The odds have changed.' },
  cashed_out: { stake: euros(400), value: euros(510) },
  cashout_rule: { at_least: 2_000 },
  corrected_at: 1_795_000_000_003,
}
const fields = {
  id: IDS,
  ref: TEXTS,
  type: oneOf('single', 'combo', 'system', 'custom_bet', 'double', 'treble', 'accumulator'),
  status: BET_STATUS_NAMES,
  result: BET_RESULT_NAMES,
  stake: sums,
  win_amount: orNull(sums),
  potential_win: sums,
  odds: wholesBetween(1_000),
  system: orNull(objectOf(whole.system, { id: IDS, win_count: WHOLES, total_count: WHOLES })),
  to_cashout: optional(orNull(sums)),
  bonus: optional(orNull(objectOf(whole.bonus, { id: IDS, type: TEXTS, odds: optional(ODDS) }))),
  created_at: INSTANTS,
  settled_at: orNull(INSTANTS),
  vip: FLAGS,
  used_in_jackpot: FLAGS,
  v: optional(WHOLES),
  decide_at: optional(orNull(INSTANTS)),
  accept_mode: optional(orNull(ACCEPT_MODE_NAMES)),
  refusal: optional(orNull(entity(whole.refusal))),
  open_stake: optional(sums),
  cashed_out: optional(orNull(objectOf(whole.cashed_out, { stake: sums, value: sums }))),
  cash_out: optional(objectOf({ v: 4, because: null }, { v: WHOLES, because: orNull(HINDRANCES) })),
  cashout_rule: optional(orNull(objectOf(whole.cashout_rule, { at_least: AMOUNTS }))),
  corrected_at: optional(orNull(INSTANTS)),
  has_receipt: optional(FLAGS),
}
testShape('a placed bet', bet, whole, {
  ...fields,
  selections: listOf(objectOf(leg, { ...facts, ...names })),
})

const nameless = Object.fromEntries(Object.entries(leg).filter(([name]) => !(name in names)))
testShape(
  'a bet as realtime sends it',
  changedBet,
  { ...whole, selections: [nameless] },
  {
    ...fields,
    selections: listOf(objectOf(nameless, facts)),
  },
)

describe('a bet as realtime sends it', () => {
  test('has no text in any language', () => {
    const [read] = changedBet.parse(whole).selections
    for (const name of Object.keys(names)) expect(read).not.toHaveProperty(name)
    expect(read).toEqual(nameless)
  })
})

describe('bounds of the odds of a bet', () => {
  test('a combo may multiply to more than the maximum of a single price, a leg may not', () => {
    const combo = { ...whole, type: 'combo', odds: 100_000_001 }
    expectAccepted(bet, combo, combo)
    expectRefused(betSelection, { ...leg, odds: 100_000_001 }, 'odds')
  })

  test('no bet pays less than its stake at its odds', () => {
    expectAccepted(bet, { ...whole, odds: 1_000 }, { ...whole, odds: 1_000 })
    expectRefused(bet, { ...whole, odds: 999 }, 'odds')
  })
})

test('a back end without cash-out, versions and receipts leaves those fields out, and with them the bonus', () => {
  const plain = Object.fromEntries(
    Object.entries(whole).filter(([name]) => (fields as Record<string, Field>)[name]?.isOptional !== true),
  )
  expect(Object.keys(plain).toSorted()).toEqual([
    'created_at',
    'id',
    'odds',
    'potential_win',
    'ref',
    'result',
    'selections',
    'settled_at',
    'stake',
    'status',
    'system',
    'type',
    'used_in_jackpot',
    'vip',
    'win_amount',
  ])
  expectAccepted(bet, plain, plain)
})
