import { expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../../documents/index.ts'
import { expectAccepted, expectRefused, testShape } from '../../testing/testShape.ts'
import {
  BET_RESULT_NAMES,
  FLAGS,
  IDS,
  INSTANTS,
  MARKET_STATUSES,
  ODDS,
  PROVIDER_NAMES,
  SUSPENSION_REASON_NAMES,
  TEXTS,
  WHOLES,
  listOf,
  objectOf,
  optional,
  orNull,
} from '../../testing/values.ts'
import { market, outcome } from './market.ts'

const [aMarket] = CALL_EXAMPLES.getMatchMarkets.reply.data
const settledOutcome = { id: '12', name: 'Over 2.5', active: false, odds: 1_870, result: 'win_entire' }
const outcomeFields = {
  id: TEXTS,
  name: TEXTS,
  active: FLAGS,
  odds: ODDS,
  result: optional(BET_RESULT_NAMES),
}

testShape('an outcome', outcome, settledOutcome, outcomeFields)

testShape(
  'a market',
  market,
  { ...aMarket!, reason: 'goal', next_bet_stop: 9 },
  {
    match_id: IDS,
    match_urn_id: TEXTS,
    id: WHOLES,
    specifier: TEXTS,
    name: TEXTS,
    status: MARKET_STATUSES,
    reason: orNull(SUSPENSION_REASON_NAMES),
    priority: WHOLES,
    most_balanced: FLAGS,
    next_bet_stop: orNull(INSTANTS),
    groups: listOf(TEXTS),
    custom_bet_groups: listOf(TEXTS),
    provider: PROVIDER_NAMES,
    outcomes: listOf(objectOf(settledOutcome, outcomeFields)),
  },
)

test('an outcome has a result only once its market is settled: absent until then, never null', () => {
  const { result: _, ...open } = settledOutcome
  expectAccepted(outcome, open, open)
  expectRefused(outcome, { ...open, result: null }, 'result')
})

test.each([999, 1_000.5, 100_000_001, 0, -1_000, '1870'])('%j are no odds of an outcome', odds => {
  expectRefused(market, { ...aMarket, outcomes: [{ ...settledOutcome, odds }] }, 'outcomes')
})

test('a market without a line has an empty specifier, and may have no outcome left', () => {
  const bare = { ...aMarket, specifier: '', outcomes: [], groups: [], custom_bet_groups: [] }
  expect(market.parse(bare)).toEqual(bare)
})
