import { describe, expect, test } from 'vitest'
import { readEvent } from './readEvent.ts'

const outcome = { id: '12', odds: 1850, active: true }
const market = { id: 18, specifier: 'total=2.5', status: -1, reason: 'goal', outcomes: [outcome] }
const provider = { provider: 'betradar', status: 'active', alive_at: 1_795_000_000_000 }
const period = { key: '1', number: 1, type: 'regular', home: 1, away: 0 }
const clock = {
  stopped: false,
  updated_at: 1_795_000_000_000,
  match_time: 600,
  stoppage_time: 12,
  announced_stoppage: 120,
  remaining_time: 2_100,
  remaining_in_period: 30.5,
}
const state = {
  status: 1,
  stage: '1st_half',
  clock,
  score: { home: 1, away: 0 },
  game_score: { home: 30, away: 15 },
  balls: { home: 12, away: 6 },
  current_server: 'home',
  period_scores: [period],
  places: [{ competitor_id: '7', place: 1 }],
  situation: { kind: 'corner', side: 'away', number: 3 },
}
const money = { value: 960, currency: 'EUR', subunits: 100 }

/** A contract example of each event, with all required fields. */
const MESSAGES: Readonly<Record<string, object>> = {
  markets_changed: { match_id: '1001', v: 12, ts: 1, markets: [market] },
  match_changed: { match_id: '1001', v: 13, available_markets_count: 3, state },
  match_status_changed: { match_id: '1001', sport_key: 'soccer', status: 1 },
  provider_status_changed: { provider_statuses: [provider] },
  heartbeat: { server_time: 1_795_000_000_000, provider_statuses: [provider] },
  balance_changed: { value: 1_000, currency: 'EUR', subunits: 100, v: 4 },
  bet_changed: { bet: { id: '5' } },
  bet_cashout_changed: { bet_id: '5', v: 2, to_cashout: money },
  notification: { notification: { id: '9' } },
  unread_counters_changed: { unread: 2, v: 3 },
  tournament_pool_changed: { tournament_id: '3', pool: money, v: 6 },
  bonus_issued: { bonus_id: '8', issued_at: 1_795_000_000_000 },
}

type Path = readonly (string | number)[]

/** Every field of a value, nested ones included. */
function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...at, key]
    return [path, ...pathsOf(inner, path)]
  })
}

/** The same value with another at a path. */
function withValue(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value))
    return value.map((inner, i) => (String(i) === key ? withValue(inner, rest, next) : inner))
  return { ...(value as object), [key]: withValue((value as Record<string, unknown>)[key], rest, next) }
}

/** Fields that an event may lack, or have in an unknown shape: the rest of it is still used. */
const OPTIONAL = [
  /^ts$/,
  /^markets\.0\.reason$/,
  /^state\.(game_score|balls|current_server|situation)\b/,
  /^state\.clock\.(match_time|stoppage_time|announced_stoppage|remaining_time|remaining_in_period)$/,
  /^to_cashout\.subunits$/,
]
const isOptional = (path: Path) => OPTIONAL.some(pattern => pattern.test(path.join('.')))

/** Invalid for every field of every event: not an object, list, text, integer or boolean. */
const WRONG = [undefined, Symbol('wrong'), -1.5, Number.NaN]

describe.each(Object.entries(MESSAGES))('[EVENT-1] %s', (name, message) => {
  const kindOf = (changed: unknown) => readEvent({ event_name: name, message: changed }).kind
  const required = pathsOf(message).filter(path => !isOptional(path))

  test('is read as it is', () => {
    expect(['broken', 'unknown']).not.toContain(kindOf(message))
  })

  test.each(required.map(path => [path.join('.'), path] as const))(
    'is broken when %s has no shape',
    (_, path) => {
      const isAbsentList = path.join('.') === 'state.places'
      for (const wrong of WRONG)
        if (!(isAbsentList && wrong === undefined))
          expect({ wrong, kind: kindOf(withValue(message, path, wrong)) }).toEqual({ wrong, kind: 'broken' })
    },
  )

  test('is read without what it may lack', () => {
    for (const path of pathsOf(message).filter(isOptional))
      expect([path, kindOf(withValue(message, path, null))]).toEqual([path, kindOf(message)])
  })

  test('is broken as a list, a text or nothing', () => {
    for (const wrong of [[], [message], 'text', null, 7]) expect(kindOf(wrong)).toBe('broken')
  })
})

test('[EVENT-1] an envelope without a name or a message is broken', () => {
  for (const wrong of [null, [], 'markets_changed', {}, { event_name: 'heartbeat' }, { message: {} }])
    expect(readEvent(wrong)).toEqual({ kind: 'broken' })
  expect(readEvent({ event_name: 7, message: {} })).toEqual({ kind: 'broken' })
})

describe('bounds of fields', () => {
  const read = (name: string, path: Path, value: unknown) =>
    readEvent({ event_name: name, message: withValue(MESSAGES[name], path, value) }).kind
  const ODDS = ['markets', '0', 'outcomes', '0', 'odds']

  test.each([1_000, 1_850, 100_000_000])('odds of %i are read', odds => {
    expect(read('markets_changed', ODDS, odds)).toBe('markets')
  })
  test.each([0, 999, 100_000_001, 1_850.5, '1850'])('odds of %s are broken', odds => {
    expect(read('markets_changed', ODDS, odds)).toBe('broken')
  })
  test.each([1, 0, -1, -2, -3, -4])('a market has the status %i', status => {
    expect(read('markets_changed', ['markets', '0', 'status'], status)).toBe('markets')
  })
  test.each([2, -5, 0.5, '1'])('no market has the status %s', status => {
    expect(read('markets_changed', ['markets', '0', 'status'], status)).toBe('broken')
  })
  test.each([0, 1, 2, 3, 4, 5])('a match has the status %i', status => {
    expect(read('match_status_changed', ['status'], status)).toBe('match-status')
  })
  test.each([6, -1, 1.5, '1'])('no match has the status %s', status => {
    expect(read('match_status_changed', ['status'], status)).toBe('broken')
  })
  test.each(['7', 'x'.repeat(64)])('an id has 1 to 64 characters: %s', id => {
    expect(read('match_changed', ['match_id'], id)).toBe('match')
  })
  test.each(['', 'x'.repeat(65), 7])('"%s" is no id', id => {
    expect(read('match_changed', ['match_id'], id)).toBe('broken')
  })
  test('a version may be 0, and is a safe whole number', () => {
    expect(read('match_changed', ['v'], 0)).toBe('match')
    expect(read('match_changed', ['v'], 2 ** 53)).toBe('broken')
  })
  test('scores may be below 0, and are whole', () => {
    expect(read('match_changed', ['state', 'score'], { home: -1, away: 0 })).toBe('match')
    expect(read('match_changed', ['state', 'score'], { home: 0.5, away: 0 })).toBe('broken')
    expect(read('match_changed', ['state', 'score'], { home: 0, away: '1' })).toBe('broken')
  })
  test.each(['active', 'down'])('a provider may be %s', status => {
    expect(read('provider_status_changed', ['provider_statuses', '0', 'status'], status)).toBe('providers')
  })
  test('a provider that is not known, or in another state, is broken', () => {
    expect(read('provider_status_changed', ['provider_statuses', '0', 'provider'], 'someone')).toBe('broken')
    expect(read('heartbeat', ['provider_statuses', '0', 'status'], 'asleep')).toBe('broken')
  })
  test('no cash-out offer is null', () => {
    expect(read('bet_cashout_changed', ['to_cashout'], null)).toBe('cashout')
  })
})

describe('[EVENT-1] in the words of the domain', () => {
  const read = (name: string) => readEvent({ event_name: name, message: MESSAGES[name] })

  test('the state of a match, with all that it can have', () => {
    expect(read('match_changed')).toEqual({
      kind: 'match',
      change: {
        matchId: '1001',
        version: 13,
        availableMarkets: 3,
        state: {
          status: 1,
          stage: '1st_half',
          clock: {
            stopped: false,
            updatedAt: 1_795_000_000_000,
            matchTime: 600,
            stoppageTime: 12,
            announcedStoppage: 120,
            remainingTime: 2_100,
            remainingInPeriod: 30.5,
          },
          score: { home: 1, away: 0 },
          gameScore: { home: 30, away: 15 },
          balls: { home: 12, away: 6 },
          currentServer: 'home',
          periodScores: [period],
          places: [{ competitorId: '7', place: 1 }],
          situation: { kind: 'corner', side: 'away', number: 3 },
        },
      },
    })
  })

  test('the state of a match, with only what it needs', () => {
    const bare = { status: 0, stage: '', clock: null, score: { home: 0, away: 0 }, period_scores: [] }
    const message = { match_id: '1', v: 0, available_markets_count: 0, state: bare }
    expect(readEvent({ event_name: 'match_changed', message })).toEqual({
      kind: 'match',
      change: {
        matchId: '1',
        version: 0,
        availableMarkets: 0,
        state: { status: 0, stage: '', score: { home: 0, away: 0 }, periodScores: [] },
      },
    })
  })

  test.each([
    [{ home: 'x', away: 6 }, { balls: { away: 6 } }],
    [{ home: 12, away: null }, { balls: { home: 12 } }],
    ['12', {}],
  ])('balls %j beside the score', (balls, read) => {
    const message = withValue(MESSAGES['match_changed'], ['state', 'balls'], balls)
    const event = readEvent({ event_name: 'match_changed', message }) as never as {
      change: { state: { balls?: object } }
    }
    expect({ ...(event.change.state.balls && { balls: event.change.state.balls }) }).toEqual(read)
  })

  test.each([
    [
      { kind: 'corner', number: 3, side: 'home' },
      { kind: 'corner', number: 3, side: 'home' },
    ],
    [
      { kind: 'corner', number: 3, side: 'nobody' },
      { kind: 'corner', number: 3 },
    ],
    [{ kind: 'corner', number: -3 }, undefined],
    [{ kind: 7, number: 3 }, undefined],
    ['corner', undefined],
  ])('a situation of %j', (situation, read) => {
    const message = withValue(MESSAGES['match_changed'], ['state', 'situation'], situation)
    const event = readEvent({ event_name: 'match_changed', message }) as never as {
      change: { state: { situation?: object } }
    }
    expect(event.change.state.situation).toEqual(read)
  })

  test.each([
    ['home', 'home'],
    ['away', 'away'],
    ['both', undefined],
  ])('a server "%s"', (server, read) => {
    const message = withValue(MESSAGES['match_changed'], ['state', 'current_server'], server)
    const event = readEvent({ event_name: 'match_changed', message }) as never as {
      change: { state: { currentServer?: string } }
    }
    expect(event.change.state.currentServer).toBe(read)
  })

  test('providers, and when the server spoke', () => {
    const changes = [{ provider: 'betradar', status: 'active', aliveAt: 1_795_000_000_000 }]
    expect(read('provider_status_changed')).toEqual({ kind: 'providers', changes })
    expect(read('heartbeat')).toEqual({
      kind: 'heartbeat',
      beat: { serverTime: 1_795_000_000_000, providers: changes },
    })
  })

  test('the status of a match', () => {
    const event = { kind: 'match-status', matchId: '1001', sportKey: 'soccer', status: 1 }
    expect(read('match_status_changed')).toEqual(event)
  })

  test.each([
    ['balance_changed', 'balance'],
    ['bet_changed', 'bet'],
    ['bet_cashout_changed', 'cashout'],
    ['notification', 'notification'],
    ['unread_counters_changed', 'unread'],
    ['tournament_pool_changed', 'tournament-pool'],
    ['bonus_issued', 'bonus'],
  ])('%s keeps its shape for the feature that reads it', (name, kind) => {
    expect(read(name)).toEqual({ kind, message: MESSAGES[name] })
  })
})
