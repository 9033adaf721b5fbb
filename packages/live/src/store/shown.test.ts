import { MARKET_STATUS, type MarketStatus } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchId } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { expect, test, vi } from 'vitest'
import { createLiveStore } from './liveStore.ts'
import { createShownViews } from './shownViews.ts'

const matchId = '1001' as MatchId
const home = { matchId, marketId: 1, specifier: '', outcomeId: '1' }

function aShown() {
  const store = createLiveStore(flush => flush())
  const market = (odds: number, status: MarketStatus = MARKET_STATUS.allowed) => ({
    id: 1,
    specifier: '',
    status,
    provider: 'betradar' as const,
    outcomes: [{ id: '1', odds: toOdds(odds), active: true }],
  })
  const state = {
    status: MATCH_STATUS.live,
    stage: '1st_half',
    score: { home: 0, away: 0 },
    periodScores: [],
  }
  store.seed([
    { id: matchId, version: 1, provider: 'betradar', state, availableMarkets: 4, markets: [market(1850)] },
  ])
  let version = 1
  const views = createShownViews(store)
  return {
    store,
    views,
    shown: store.shown,
    tick: (odds: number, status?: MarketStatus) =>
      store.applyMarkets({ matchId, version: ++version, markets: [market(odds, status)] }),
    score: (points: number) =>
      store.applyMatch({
        matchId,
        version: ++version,
        availableMarkets: 5,
        state: { ...state, score: { home: points, away: 0 } },
      }),
  }
}

test('[LIVE-11] while paused figures and scores stand still as they are shown, and go on below', () => {
  const { store, views, shown, tick, score } = aShown()
  shown.matchState(matchId)!.subscribe(() => {})
  shown.availableMarkets(matchId)!.subscribe(() => {})
  views.pause(true)
  const before = shown.price(home)!.read()
  tick(1900)
  score(1)
  expect(shown.price(home)!.read()).toBe(before)
  expect(shown.matchState(matchId)!.read().score).toEqual({ home: 0, away: 0 })
  expect(shown.availableMarkets(matchId)!.read()).toBe(4)
  expect(store.price(home)!.read().odds).toBe(1900)
})

test('[LIVE-11] a suspension is shown while paused, and keeps the figure', () => {
  const { views, shown, tick } = aShown()
  shown.price(home)!.subscribe(() => {})
  views.pause(true)
  tick(1700, MARKET_STATUS.suspended)
  expect(shown.price(home)!.read()).toMatchObject({ odds: 1850, availability: 'suspended' })
})

test('[LIVE-11] when prices move again, their listeners are called', () => {
  const { views, shown, tick } = aShown()
  const seen = vi.fn(() => {})
  shown.price(home)!.subscribe(seen)
  views.pause(true)
  tick(1900)
  seen.mockClear()
  views.pause(false)
  expect(seen).toHaveBeenCalledOnce()
  expect(shown.price(home)!.read().odds).toBe(1900)
})

test('a value requested twice has one cell', () => {
  const { shown } = aShown()
  expect(shown.price(home)).toBe(shown.price(home))
})

test('[MARKET-5] without a network an open price is shown as paused, with that as its reason, and its listeners are called', () => {
  const { store, views, shown } = aShown()
  const seen = vi.fn(() => {})
  shown.price(home)!.subscribe(seen)
  views.lock(true)
  store.flush()
  expect(seen).toHaveBeenCalledOnce()
  const locked = shown.price(home)!.read()
  expect(locked).toMatchObject({ odds: 1850, availability: 'suspended', because: { kind: 'offline' } })
  expect(shown.price(home)!.read()).toBe(locked)
  expect(store.price(home)!.read().availability).toBe('open')
  views.lock(false)
  expect(shown.price(home)!.read()).toBe(store.price(home)!.read())
})

test('[MARKET-5] a price that is paused keeps its own reason without a network, and a visitor who paused prices keeps figures', () => {
  const { views, shown, tick } = aShown()
  shown.price(home)!.subscribe(() => {})
  views.pause(true)
  views.lock(true)
  tick(1900)
  expect(shown.price(home)!.read()).toMatchObject({ odds: 1850, because: { kind: 'offline' } })
  tick(1900, MARKET_STATUS.suspended)
  expect(shown.price(home)!.read().because).toEqual({ kind: 'prices-updating' })
  tick(1900)
  views.lock(false)
  expect(shown.price(home)!.read()).toMatchObject({ odds: 1850, availability: 'open' })
})
