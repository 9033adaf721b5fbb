import { expect, test } from 'vitest'
import { readEvent } from './readEvent.ts'

const markets = {
  event_name: 'markets_changed',
  message: {
    match_id: '1001',
    v: 12,
    ts: 1795000000000,
    markets: [
      {
        id: 18,
        specifier: 'total=2.5',
        status: -1,
        reason: 'goal',
        outcomes: [{ id: '12', odds: 1850, active: true }],
      },
    ],
  },
}

test('[EVENT-1] changed prices are read into the words of the domain', () => {
  expect(readEvent(markets)).toEqual({
    kind: 'markets',
    change: {
      matchId: '1001',
      version: 12,
      markets: [
        {
          id: 18,
          specifier: 'total=2.5',
          status: -1,
          reason: 'goal',
          outcomes: [{ id: '12', odds: 1850, active: true }],
        },
      ],
    },
  })
})

test('[EVENT-2] an event of a later version is unknown, not broken', () => {
  expect(readEvent({ event_name: 'odds_boosted', message: {} })).toEqual({ kind: 'unknown' })
})

const changed = (situation: unknown, balls?: unknown) => ({
  event_name: 'match_changed',
  message: {
    match_id: '1001',
    v: 13,
    available_markets_count: 3,
    state: {
      status: 1,
      stage: '1st_half',
      clock: null,
      score: { home: 1, away: 0 },
      period_scores: [],
      situation,
      balls,
    },
  },
})

test.each([
  [
    { home: 120, away: 27 },
    { home: 120, away: 27 },
  ],
  [{ home: null, away: 0 }, { away: 0 }],
  [undefined, undefined],
  [24.3, undefined],
])('balls of %j are read as %j, and the score as well', (balls, expected) => {
  const event = readEvent(changed(null, balls))
  if (event.kind !== 'match') throw new Error('A match has changed.')
  expect(event.change.state?.balls).toEqual(expected)
  expect(event.change.state?.score).toEqual({ home: 1, away: 0 })
})

test.each([
  [
    { kind: 'corner', side: 'home', number: 7 },
    { kind: 'corner', side: 'home', number: 7 },
  ],
  [
    { kind: 'break', side: null, number: 8 },
    { kind: 'break', number: 8 },
  ],
  [null, undefined],
  [undefined, undefined],
  ['corner', undefined],
  [{ kind: 'corner', side: 'home', number: -1 }, undefined],
])(
  '[EVENT-1] what happens is read beside the score, and a strange shape of it spoils nothing: %j',
  (wire, read) => {
    const event = readEvent(changed(wire))
    expect(event).toMatchObject({
      kind: 'match',
      change: { version: 13, state: { score: { home: 1, away: 0 } } },
    })
    expect('change' in event && 'state' in event.change && event.change.state.situation).toEqual(read)
  },
)

test.each([
  ['no object', null],
  ['no message', { event_name: 'markets_changed' }],
  [
    'odds below 1',
    {
      ...markets,
      message: {
        ...markets.message,
        markets: [{ ...markets.message.markets[0], outcomes: [{ id: '12', odds: 999, active: true }] }],
      },
    },
  ],
  [
    'odds as text',
    {
      ...markets,
      message: {
        ...markets.message,
        markets: [{ ...markets.message.markets[0], outcomes: [{ id: '12', odds: '1850', active: true }] }],
      },
    },
  ],
  ['a fraction for a version', { ...markets, message: { ...markets.message, v: 1.5 } }],
  [
    'an unknown market status',
    { ...markets, message: { ...markets.message, markets: [{ ...markets.message.markets[0], status: 7 }] } },
  ],
  [
    'a match without a score',
    {
      event_name: 'match_changed',
      message: { match_id: '1', v: 1, available_markets_count: 3, state: { status: 1, stage: 'x' } },
    },
  ],
])('[EVENT-3] %s is broken', (_what, data) => {
  expect(readEvent(data)).toEqual({ kind: 'broken' })
})

test.each([
  [
    'cashout',
    'bet_cashout_changed',
    { bet_id: '7', to_cashout: { value: 3_140, currency: 'EUR', subunits: 100 }, because: null, v: 3 },
  ],
  ['cashout', 'bet_cashout_changed', { bet_id: '7', to_cashout: null, because: 'suspended', v: 4 }],
  ['notification', 'notification', { notification: { id: '1', type: 'bet_settled' } }],
  ['unread', 'unread_counters_changed', { unread: 2, v: 9 }],
  ['bonus', 'bonus_issued', { bonus_id: '31', issued_at: 1_790_000_000_000 }],
  [
    'tournament-pool',
    'tournament_pool_changed',
    { tournament_id: '12', pool: { value: 250_000, currency: 'EUR', subunits: 100 }, v: 3 },
  ],
])('[EVENT-4] private news keep the shape they came in: %s', (kind, name, message) => {
  expect(readEvent({ event_name: name, message })).toEqual({ kind, message })
})

test.each([
  ['an offer without its number', 'bet_cashout_changed', { bet_id: '7', to_cashout: null }],
  ['an offer of text', 'bet_cashout_changed', { bet_id: '7', to_cashout: { value: '9' }, v: 1 }],
  ['a notification without an id', 'notification', { notification: {} }],
  ['a bonus without its time', 'bonus_issued', { bonus_id: '31' }],
  ['a pool of text', 'tournament_pool_changed', { tournament_id: '12', pool: '2500', v: 3 }],
  ['fewer than no unread', 'unread_counters_changed', { unread: -1, v: 1 }],
])('[EVENT-3] %s is broken', (_what, name, message) => {
  expect(readEvent({ event_name: name, message })).toEqual({ kind: 'broken' })
})
