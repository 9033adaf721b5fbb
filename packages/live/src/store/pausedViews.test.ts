import { MARKET_STATUS, type MarketStatus, type SuspensionReason } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchId, type MatchStatus } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { expect, test, vi } from 'vitest'
import { createLiveStore } from './liveStore.ts'
import { createShownViews } from './shownViews.ts'

const matchId = '1' as MatchId
const home = { matchId, marketId: 1, specifier: '', outcomeId: '1' }

/** A match whose price, state and count of markets all have listeners. */
function createFixture(isWatched = true) {
  const store = createLiveStore(flush => flush())
  const stateOf = (points: number, status: MatchStatus = MATCH_STATUS.live) => ({
    status,
    stage: '',
    score: { home: points, away: 0 },
    periodScores: [],
  })
  const marketOf = (
    odds: number,
    status: MarketStatus = MARKET_STATUS.allowed,
    reason?: SuspensionReason,
  ) => ({
    id: 1,
    specifier: '',
    status,
    ...(reason && { reason }),
    provider: 'betradar' as const,
    outcomes: [{ id: '1', odds: toOdds(odds), active: true }],
  })
  store.seed([
    {
      id: matchId,
      version: 1,
      provider: 'betradar',
      state: stateOf(0),
      availableMarkets: 4,
      markets: [marketOf(1850)],
    },
  ])
  const { shown } = store
  const seen = vi.fn()
  if (isWatched) shown.price(home)!.subscribe(seen)
  if (isWatched) shown.matchState(matchId)!.subscribe(() => {})
  let version = 1
  return {
    views: createShownViews(store),
    seen,
    price: () => shown.price(home)!.read(),
    state: () => shown.matchState(matchId)!.read(),
    tick: (odds: number, status?: MarketStatus, reason?: SuspensionReason) =>
      store.applyMarkets({ matchId, version: ++version, markets: [marketOf(odds, status, reason)] }),
    play: (points: number, status?: MatchStatus) =>
      store.applyMatch({ matchId, version: ++version, state: stateOf(points, status), availableMarkets: 4 }),
    shown,
  }
}

test('a suspension is shown while paused, at the odds of the pause, with each of its reasons', () => {
  const { views, price, tick } = createFixture()
  views.pause(true)
  tick(1900, MARKET_STATUS.suspended, 'goal')
  expect(price()).toEqual({
    odds: 1850,
    availability: 'suspended',
    because: { kind: 'feed', reason: 'goal' },
  })
  tick(1950, MARKET_STATUS.suspended, 'penalty')
  expect(price()).toMatchObject({ odds: 1850, because: { kind: 'feed', reason: 'penalty' } })
  tick(2000)
  expect(price()).toEqual({ odds: 1850, availability: 'open' })
  views.pause(false)
  expect(price()).toEqual({ odds: 2000, availability: 'open' })
})

test('the end of a match is shown while paused, its score is not', () => {
  const { views, state, play } = createFixture()
  views.pause(true)
  const before = state()
  play(1)
  expect(state()).toBe(before)
  play(2, MATCH_STATUS.finished)
  expect(state()).toMatchObject({ status: MATCH_STATUS.finished, score: { home: 0, away: 0 } })
})

test('a value without a listener pauses when it is first read', () => {
  const { views, price, tick } = createFixture(false)
  views.pause(true)
  tick(1900)
  expect(price().odds).toBe(1900)
  tick(1950)
  expect(price().odds).toBe(1900)
})

test('the end of a pause wakes every listener, its beginning none', () => {
  const { views, seen } = createFixture()
  views.pause(true)
  expect(seen).toHaveBeenCalledTimes(0)
  views.pause(false)
  expect(seen).toHaveBeenCalledTimes(1)
})

test('a lock is shown once, and wakes listeners when it begins and when it ends', () => {
  const { views, seen, price, state } = createFixture()
  views.lock(false)
  expect(seen).toHaveBeenCalledTimes(0)
  views.lock(true)
  views.lock(true)
  expect(seen).toHaveBeenCalledTimes(1)
  expect(price()).toEqual({ odds: 1850, availability: 'suspended', because: { kind: 'offline' } })
  expect(price()).toBe(price())
  expect(state().score).toEqual({ home: 0, away: 0 })
  views.lock(false)
  expect([seen.mock.calls.length, price().availability]).toEqual([2, 'open'])
})

test('a price that is suspended already keeps its reason under a lock, paused or not', () => {
  const { views, price, tick } = createFixture()
  tick(1900, MARKET_STATUS.suspended, 'goal')
  views.lock(true)
  expect(price().because).toEqual({ kind: 'feed', reason: 'goal' })
  views.pause(true)
  tick(1950)
  expect(price()).toEqual({ odds: 1900, availability: 'suspended', because: { kind: 'offline' } })
})

test('what no snapshot has named has no cell, what one has named has one', () => {
  const { shown } = createFixture()
  const other = '9' as MatchId
  expect([
    shown.price({ ...home, outcomeId: 'x' }),
    shown.matchState(other),
    shown.availableMarkets(other),
  ]).toEqual([undefined, undefined, undefined])
  expect(shown.price(home)).toBe(shown.price(home))
})
