import { expect, test } from 'vitest'
import { expectAccepted, expectRefused, testShape } from '../testing/testShape.ts'
import { TEXTS, WHOLES, listOf, objectOf, oneOf, optional, orNull, recordOf } from '../testing/values.ts'
import { betError, errorBody } from './error.ts'

const faultyLeg = {
  match_id: '50001',
  market_id: 18,
  specifier: 'total=2.5',
  outcome_id: '12',
  reason: 'odds_changed',
  odds: 1_870,
}
const faultyLegs = objectOf(faultyLeg, {
  match_id: TEXTS,
  market_id: WHOLES,
  specifier: TEXTS,
  outcome_id: TEXTS,
  reason: oneOf('odds_changed', 'suspended', 'not_available', 'conflict', 'contradiction'),
  odds: orNull(WHOLES),
})
const details = {
  selections: [faultyLeg],
  limit: 1_000_000,
  custom_odds: 3_050,
  to_cashout: 1_480,
  v: 5,
  because: 'suspended',
  risk_keys: ['odds_to_low'],
}
const allDetails = objectOf(details, {
  selections: listOf(faultyLegs),
  limit: optional(WHOLES),
  custom_odds: optional(orNull(WHOLES)),
  to_cashout: optional(orNull(WHOLES)),
  v: optional(WHOLES),
  because: optional(TEXTS),
  risk_keys: optional(listOf(TEXTS)),
})
const refusedBet = { code: 101, localized_message: 'The odds have changed.', details }
const errorFields = { code: WHOLES, localized_message: TEXTS, details: optional(allDetails) }

testShape('why one bet was refused', betError, refusedBet, errorFields)

testShape(
  'the body of a refusal',
  errorBody,
  { ...refusedBet, errors_by_bet: { 0: refusedBet }, fields: { q: 'too short' } },
  {
    ...errorFields,
    errors_by_bet: optional(recordOf(objectOf(refusedBet, errorFields))),
    fields: optional(recordOf(TEXTS)),
  },
)

test('a refusal needs no more than a code and a message', () => {
  const body = { code: 16, localized_message: '' }
  expectAccepted(errorBody, body, body)
  expectAccepted(betError, body, body)
  for (const schema of [errorBody, betError]) {
    expectRefused(schema, { code: 16 }, 'localized_message')
    expectRefused(schema, { localized_message: 'x' }, 'code')
  }
})

test.each([
  'odds_different_than_bookmaker',
  'odds_higher_than_bookmakers',
  'odds_to_low',
  'odds_higher_than_bookmakers_current_odds',
  'a_key_of_an_operator',
])("the risk key %s of an operator's back end passes (section 8)", key => {
  const body = { ...refusedBet, details: { selections: [], risk_keys: [key] } }
  expectAccepted(errorBody, body, body)
})

test('the bets that were refused are found by their place in the request', () => {
  const errors_by_bet = {
    0: { code: 107, localized_message: 'a' },
    19: { code: 102, localized_message: 'b' },
  }
  const read = errorBody.parse({ code: 107, localized_message: 'a', errors_by_bet })
  expect(Object.keys(read.errors_by_bet ?? {})).toEqual(['0', '19'])
  expect(read.errors_by_bet?.[19]).toEqual({ code: 102, localized_message: 'b' })
})

test('what a later version adds to details is dropped, what it leaves out is not missed', () => {
  const later = { ...refusedBet, details: { selections: [{ ...faultyLeg, hint: 'x' }], severity: 2 } }
  expectAccepted(errorBody, later, { ...refusedBet, details: { selections: [faultyLeg] } })
})

test('the odds of a leg that is no longer offered are null, not 0 or missing', () => {
  const leg = (odds: unknown) => ({ ...refusedBet, details: { selections: [{ ...faultyLeg, odds }] } })
  expectAccepted(betError, leg(null), leg(null))
  expectRefused(betError, leg(undefined), 'details')
})

test.each([0.5, '101', null, undefined, Number.NaN])('%j is no code', code =>
  expectRefused(errorBody, { code, localized_message: 'x' }, 'code'),
)
