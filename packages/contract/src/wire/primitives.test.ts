import { describe, expect, test } from 'vitest'
import { testShape, testValues } from '../testing/testShape.ts'
import {
  ACCEPT_MODE_NAMES,
  AMOUNTS,
  BET_RESULT_NAMES,
  BET_STATUS_NAMES,
  BET_TYPE_NAMES,
  CURRENCIES,
  EVENT_TYPE_NAMES,
  IDS,
  INSTANTS,
  MARKET_IDS,
  MARKET_STATUSES,
  MATCH_STATUSES,
  ODDS,
  ODDS_TYPE_NAMES,
  PROVIDER_NAMES,
  SLUGS,
  SPORT_TYPE_NAMES,
  SUSPENSION_REASON_NAMES,
  TEXTS,
  WHOLES,
} from '../testing/values.ts'
import * as primitives from './primitives.ts'

testValues('an instant: epoch milliseconds', primitives.instant, INSTANTS)
testValues('an id: 1 to 64 characters', primitives.id, IDS)
testValues('the number of a market', primitives.marketId, MARKET_IDS)
testValues('a slug: lower-case letters, digits and single hyphens', primitives.slug, SLUGS)
testValues('odds: x1000, from 1.000 to 100,000', primitives.odds, ODDS)
testValues('an amount: whole subunits, not below zero', primitives.subunitsValue, AMOUNTS)
testValues('a currency: 3 to 8 capitals and digits', primitives.currencyCode, CURRENCIES)

describe('the values of section 3 of the specification', () => {
  testValues('provider', primitives.provider, PROVIDER_NAMES)
  testValues('sport type', primitives.sportType, SPORT_TYPE_NAMES)
  testValues('event type', primitives.eventType, EVENT_TYPE_NAMES)
  testValues('match status, 0 to 5', primitives.matchStatus, MATCH_STATUSES)
  testValues('market status, 1 to -4', primitives.marketStatus, MARKET_STATUSES)
  testValues('bet result', primitives.betResult, BET_RESULT_NAMES)
  testValues('bet status', primitives.betStatus, BET_STATUS_NAMES)
  testValues('odds type', primitives.oddsType, ODDS_TYPE_NAMES)
  testValues('odds-accept mode', primitives.oddsAcceptMode, ACCEPT_MODE_NAMES)
  testValues('bet type of a bet to be placed', primitives.betType, BET_TYPE_NAMES)
})

test.each(['single', 'combo', 'system', 'custom_bet', 'double', 'treble', 'accumulator'])(
  '[BET-1] a placed bet may be a %s',
  type => expect(primitives.placedBetType.parse(type)).toBe(type),
)

test.each(['double', 'treble', 'accumulator'])('[BET-1] a %s cannot be placed by that name', type =>
  expect(primitives.betType.safeParse(type).success).toBe(false),
)

test.each(['quadruple', 'trixie', 'Combo', '', null, 2])('a bet of type %j is not placed', type =>
  expect(primitives.placedBetType.safeParse(type).success).toBe(false),
)

testValues('why a market is suspended', primitives.suspensionReason, SUSPENSION_REASON_NAMES)

testShape(
  'the position of a snapshot in its stream',
  primitives.streamPosition,
  { channel: 'locale:en', epoch: 'b8d5e065', offset: 1_204 },
  { channel: TEXTS, epoch: TEXTS, offset: AMOUNTS },
)

testShape(
  'the page of a list',
  primitives.pagination,
  { total: 1, page: 1, limit: 20, last_page: 1 },
  { total: WHOLES, page: WHOLES, limit: WHOLES, last_page: WHOLES },
)

test('a position of a stream that was never written to is its beginning, and the page of an empty list the first', () => {
  const beginning = { channel: '$user:1001', epoch: '', offset: 0 }
  expect(primitives.streamPosition.parse(beginning)).toEqual(beginning)
  const empty = { total: 0, page: 1, limit: 500, last_page: 1 }
  expect(primitives.pagination.parse(empty)).toEqual(empty)
})
