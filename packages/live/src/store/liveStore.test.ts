import { MARKET_STATUS } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchId, type MatchState } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { expect, test, vi } from 'vitest'
import { createLiveStore } from './liveStore.ts'
import type { MarketSeed, MatchSeed } from './types.ts'

const matchId = '1001' as MatchId
const live: MatchState = {
  status: MATCH_STATUS.live,
  stage: '1st_half',
  score: { home: 0, away: 0 },
  periodScores: [],
}
const result: MarketSeed = {
  id: 1,
  specifier: '',
  status: MARKET_STATUS.allowed,
  provider: 'betradar',
  outcomes: [
    { id: '1', odds: toOdds(1850), active: true },
    { id: '2', odds: toOdds(3400), active: true },
    { id: '3', odds: toOdds(4200), active: true },
  ],
}
const seed: MatchSeed = {
  id: matchId,
  version: 10,
  provider: 'betradar',
  state: live,
  availableMarkets: 40,
  markets: [result],
}
const home = { matchId, marketId: 1, specifier: '', outcomeId: '1' }
const draw = { ...home, outcomeId: '2' }

/** A store whose frames the test runs. */
function aStore() {
  const frames: (() => void)[] = []
  const store = createLiveStore(flush => frames.push(flush))
  store.seed([seed])
  return { store, frames, nextFrame: () => frames.splice(0).forEach(run => run()) }
}
const change = (version: number, odds: number) => ({
  matchId,
  version,
  markets: [
    {
      id: 1,
      specifier: '',
      status: MARKET_STATUS.allowed,
      outcomes: [{ id: '1', odds: toOdds(odds), active: true }],
    },
  ],
})

test('[LIVE-1] a tick replaces the price that changed and keeps the object of every other', () => {
  const { store } = aStore()
  const drawBefore = store.price(draw)!.read()
  store.applyMarkets(change(11, 1900))
  expect(store.price(home)!.read().odds).toBe(1900)
  expect(store.price(draw)!.read()).toBe(drawBefore)
})

test('[LIVE-2] a lower version is dropped, so a price never returns to an older one', () => {
  const { store } = aStore()
  store.applyMarkets(change(12, 1900))
  store.applyMarkets(change(11, 1700))
  expect(store.price(home)!.read().odds).toBe(1900)
})

test('[LIVE-2] a snapshot older than a tick does not undo it', () => {
  const { store } = aStore()
  store.applyMarkets(change(12, 1900))
  store.seed([{ ...seed, version: 11 }])
  expect(store.price(home)!.read().odds).toBe(1900)
})

test('[LIVE-3] many ticks in one frame wake a listener once', () => {
  const { store, nextFrame, frames } = aStore()
  const seen = vi.fn()
  store.price(home)!.subscribe(seen)
  for (let version = 11; version < 31; version++) store.applyMarkets(change(version, 1800 + version))
  expect(frames).toHaveLength(1)
  nextFrame()
  expect(seen).toHaveBeenCalledTimes(1)
})

test('[LIVE-4] a suspended market locks its prices with the reason of the feed', () => {
  const { store } = aStore()
  store.applyMarkets({
    matchId,
    version: 11,
    markets: [{ id: 1, specifier: '', status: MARKET_STATUS.suspended, reason: 'goal', outcomes: [] }],
  })
  expect(store.price(draw)!.read()).toEqual({
    odds: 3400,
    availability: 'suspended',
    because: { kind: 'feed', reason: 'goal' },
  })
})

test('[LIVE-5] a provider that goes down locks all its prices at once, and its return opens them', () => {
  const { store } = aStore()
  store.applyProviders([{ provider: 'betradar', status: 'down' }])
  expect(store.price(home)!.read().because).toEqual({ kind: 'provider-down' })
  store.applyProviders([{ provider: 'betradar', status: 'active' }])
  expect(store.price(home)!.read().availability).toBe('open')
})

test('[LIVE-6] a finished match closes its prices', () => {
  const { store } = aStore()
  store.applyMatch({
    matchId,
    version: 11,
    availableMarkets: 0,
    state: { ...live, status: MATCH_STATUS.finished },
  })
  expect(store.price(home)!.read()).toEqual({
    odds: 1850,
    availability: 'unavailable',
    because: { kind: 'betting-closed' },
  })
})

test('[LIVE-7] a market that no snapshot named is unknown, in a known match', () => {
  const { store } = aStore()
  const total = { ...result, id: 18, specifier: 'total=2.5' }
  expect(store.applyMarkets({ matchId, version: 11, markets: [total] })).toBe(false)
  expect(store.applyMarkets({ matchId, version: 11, markets: [result] })).toBe(true)
  expect(store.applyMarkets({ matchId: '9' as MatchId, version: 11, markets: [total] })).toBe(true)
})

test('[LIVE-8] two lines of one market are two prices', () => {
  const { store } = aStore()
  const line = (specifier: string, odds: number) => ({
    ...result,
    id: 18,
    specifier,
    outcomes: [{ id: '12', odds: toOdds(odds), active: true }],
  })
  store.seed([{ ...seed, markets: [line('total=2.5', 1800), line('total=3.5', 2600)] }])
  const price = (specifier: string) =>
    store.price({ matchId, marketId: 18, specifier, outcomeId: '12' })!.read().odds
  expect([price('total=2.5'), price('total=3.5')]).toEqual([1800, 2600])
})

test('[LIVE-9] released matches leave nothing behind', () => {
  const { store } = aStore()
  store.release([matchId])
  expect(store.size).toBe(0)
  expect(store.price(home)).toBeUndefined()
})

test('[LIVE-12] what a whole snapshot does not contain is no longer offered, until something newer contains it', () => {
  const { store } = aStore()
  const total: MarketSeed = { ...result, id: 18, specifier: 'total=2.5' }
  store.seed([{ ...seed, markets: [result, total] }])
  const cellOf = () => store.price({ ...home, marketId: 18, specifier: 'total=2.5' })!.read()
  store.seed([{ ...seed, version: 11 }])
  expect(cellOf().availability).toBe('open')
  store.seed([{ ...seed, version: 11, isWhole: true }])
  expect(cellOf()).toMatchObject({ availability: 'unavailable', because: { kind: 'no-longer-offered' } })
  store.applyMarkets({ matchId, version: 12, markets: [total] })
  expect(cellOf().availability).toBe('open')
  store.seed([{ ...seed, version: 11, isWhole: true }])
  expect(cellOf().availability).toBe('open')
})

test('[LIVE-12] the same for an outcome of a market', () => {
  const { store } = aStore()
  store.seed([
    { ...seed, version: 11, isWhole: true, markets: [{ ...result, outcomes: [result.outcomes[0]!] }] },
  ])
  const availabilities = [home, draw].map(key => store.price(key)!.read().availability)
  expect(availabilities).toEqual(['open', 'unavailable'])
})

test('[LIVE-12] a market that was settled stays settled', () => {
  const { store } = aStore()
  store.applyMarkets({
    matchId,
    version: 11,
    markets: [{ id: 1, specifier: '', status: MARKET_STATUS.settled, outcomes: [] }],
  })
  store.seed([{ ...seed, version: 12, isWhole: true, markets: [] }])
  expect(store.price(home)!.read().because).toEqual({ kind: 'betting-closed' })
})
