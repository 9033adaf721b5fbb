import { describe, expect, test } from 'vitest'
import { CALL_EXAMPLES } from '../documents/index.ts'
import { expectAccepted, expectRefused, testShape, type ObjectSchema } from '../testing/testShape.ts'
import {
  AMOUNTS,
  CURRENCIES,
  FLAGS,
  IDS,
  INSTANTS,
  MARKET_STATUSES,
  MATCH_STATUSES,
  ODDS,
  PROVIDER_NAMES,
  SUSPENSION_REASON_NAMES,
  TEXTS,
  WHOLES,
  entity,
  listOf,
  objectOf,
  oneOf,
  optional,
  orNull,
  textsBetween,
  type Field,
} from '../testing/values.ts'
import { EVENTS } from './index.ts'

const NOW = 1_795_000_000_000
const aBet = CALL_EXAMPLES.getBets.reply.data[0]!
const aMatch = CALL_EXAMPLES.getMatch.reply.data
const euros = { value: 1_505, currency: 'EUR', subunits: 100 }
const sums = objectOf(euros, { value: AMOUNTS, currency: CURRENCIES, subunits: WHOLES })
const status = { provider: 'oddin', status: 'down', alive_at: NOW }
const statuses = listOf(
  objectOf(status, { provider: PROVIDER_NAMES, status: oneOf('active', 'down'), alive_at: INSTANTS }),
)

/** Tests an event: its name, and each field of its message. */
function testEvent(
  name: keyof typeof EVENTS,
  message: object,
  fields: Readonly<Record<string, Field>>,
): void {
  const schema = EVENTS[name] as ObjectSchema
  testShape(
    name,
    schema,
    { event_name: name, message },
    {
      event_name: oneOf(name),
      message: entity(message),
    },
  )
  testShape(`the message of ${name}`, schema.shape.message as ObjectSchema, message, fields)
}

const outcome = { id: '1', odds: 2_300, active: true }
const changedMarket = {
  id: 18,
  specifier: 'total=2.5',
  status: -1,
  reason: 'possible_goal',
  outcomes: [outcome],
}
testEvent(
  'markets_changed',
  { match_id: '50001', v: 419, ts: NOW, markets: [changedMarket] },
  {
    match_id: IDS,
    v: WHOLES,
    ts: INSTANTS,
    markets: listOf(
      objectOf(changedMarket, {
        id: WHOLES,
        specifier: TEXTS,
        status: MARKET_STATUSES,
        reason: optional(SUSPENSION_REASON_NAMES),
        outcomes: listOf(objectOf(outcome, { id: TEXTS, odds: ODDS, active: FLAGS })),
      }),
    ),
  },
)

const state = {
  status: 1,
  stage: '1st_half',
  clock: null,
  score: { home: 1, away: 0 },
  game_score: null,
  current_server: null,
  period_scores: [],
  situation: null,
}
testEvent(
  'match_changed',
  { match_id: '50001', v: 420, ts: NOW, state, available_markets_count: 27 },
  {
    match_id: IDS,
    v: WHOLES,
    ts: INSTANTS,
    state: entity(state),
    available_markets_count: WHOLES,
  },
)

testEvent(
  'match_status_changed',
  { match_id: '50001', sport_key: 'soccer', v: 421, ts: NOW, status: 4 },
  {
    match_id: IDS,
    sport_key: TEXTS,
    v: WHOLES,
    ts: INSTANTS,
    status: MATCH_STATUSES,
  },
)

testEvent('provider_status_changed', { provider_statuses: [status] }, { provider_statuses: statuses })

testEvent(
  'heartbeat',
  { server_time: NOW, provider_statuses: [status] },
  {
    server_time: INSTANTS,
    provider_statuses: statuses,
  },
)

testEvent(
  'balance_changed',
  { ...euros, v: 12 },
  {
    value: WHOLES,
    currency: CURRENCIES,
    subunits: WHOLES,
    v: WHOLES,
  },
)

const { category_name, tournament_name, name_a, name_b, market_name, outcome_name, ...leg } =
  aBet.selections[0]!
const changedBet = { ...aBet, selections: [leg] }
testEvent('bet_changed', { bet: changedBet }, { bet: entity(changedBet) })

testEvent(
  'bet_cashout_changed',
  { bet_id: aBet.id, to_cashout: euros, because: 'suspended', v: 5 },
  {
    bet_id: IDS,
    to_cashout: orNull(sums),
    because: orNull(oneOf('suspended', 'lost', 'no_value', 'decided', 'in_progress', 'not_offered')),
    v: WHOLES,
  },
)

const notification = {
  id: '7a0c3c1e',
  type: 'bet_settled',
  object_type: 'bet',
  object_id: aBet.id,
  created_at: NOW,
}
testEvent(
  'notification',
  { notification },
  {
    notification: objectOf(notification, {
      id: IDS,
      type: textsBetween(1, 64),
      object_type: oneOf('bet', 'maintenance', 'bonus', 'jackpot', 'vip_bet'),
      object_id: orNull(IDS),
      created_at: INSTANTS,
    }),
  },
)

testEvent('unread_counters_changed', { unread: 1, v: 7 }, { unread: WHOLES, v: WHOLES })

testEvent(
  'tournament_pool_changed',
  { tournament_id: '12', pool: euros, v: 3 },
  {
    tournament_id: IDS,
    pool: sums,
    v: WHOLES,
  },
)

testEvent('bonus_issued', { bonus_id: '31', issued_at: NOW }, { bonus_id: IDS, issued_at: INSTANTS })

test('the events are those of section 7.4, and the heartbeat', () => {
  expect(Object.keys(EVENTS).toSorted()).toEqual([
    'balance_changed',
    'bet_cashout_changed',
    'bet_changed',
    'bonus_issued',
    'heartbeat',
    'markets_changed',
    'match_changed',
    'match_status_changed',
    'notification',
    'provider_status_changed',
    'tournament_pool_changed',
    'unread_counters_changed',
  ])
  for (const [name, schema] of Object.entries(EVENTS))
    expect(schema.shape.event_name.safeParse(name).success).toBe(true)
})

describe('what realtime sends is the same in every language', () => {
  test('odds messages have ids and integers only', () => {
    const named = {
      event_name: 'markets_changed',
      message: {
        match_id: '50001',
        v: 1,
        ts: NOW,
        markets: [{ ...changedMarket, name: 'Total', outcomes: [{ ...outcome, name: 'Over' }] }],
      },
    }
    const read = EVENTS.markets_changed.parse(named)
    expect(read.message.markets).toEqual([changedMarket])
  })

  test('a changed bet loses the names of its legs', () => {
    const read = EVENTS.bet_changed.parse({ event_name: 'bet_changed', message: { bet: aBet } })
    expect(read.message.bet.selections).toEqual([leg])
    expect([category_name, tournament_name, name_a, name_b, market_name, outcome_name]).not.toContain(
      undefined,
    )
  })
})

describe('amounts and prices of events', () => {
  test('a balance may fall below zero, a pool and an offer may not', () => {
    const event = { event_name: 'balance_changed', message: { ...euros, value: -1, v: 13 } }
    expectAccepted(EVENTS.balance_changed, event, event)
    const below = { ...euros, value: -1 }
    const pool = {
      event_name: 'tournament_pool_changed',
      message: { tournament_id: '12', pool: below, v: 3 },
    }
    expectRefused(EVENTS.tournament_pool_changed, pool, 'message')
  })

  test('a suspended market needs no reason, and null is none', () => {
    const event = (market: object) => ({
      event_name: 'markets_changed',
      message: { match_id: '50001', v: 1, ts: NOW, markets: [market] },
    })
    const { reason: _, ...bare } = changedMarket
    expectAccepted(EVENTS.markets_changed, event(bare), event(bare))
    expectRefused(EVENTS.markets_changed, event({ ...bare, reason: null }), 'message')
  })

  test('an offer that ends is null and says why', () => {
    const event = {
      event_name: 'bet_cashout_changed',
      message: { bet_id: aBet.id, to_cashout: null, because: 'lost', v: 6 },
    }
    expectAccepted(EVENTS.bet_cashout_changed, event, event)
  })
})

test('match_changed carries the part of a match that lists and pages show', () => {
  const event = {
    event_name: 'match_changed',
    message: { match_id: aMatch.id, v: 1, ts: NOW, state: aMatch, available_markets_count: 0 },
  }
  const { state: read } = EVENTS.match_changed.parse(event).message
  expect(Object.keys(read).toSorted()).toEqual(Object.keys(state).toSorted())
  expect(aMatch).toMatchObject(read)
})
