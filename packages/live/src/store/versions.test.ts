import { MARKET_STATUS, type MarketStatus, type SuspensionReason } from '@touchline/domain/market'
import { MATCH_STATUS, type MatchId, type MatchStatus } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { describe, expect, test, vi } from 'vitest'
import { createLiveStore } from './liveStore.ts'
import type { MarketSeed, MatchSeed } from './types.ts'

const matchId = '1001' as MatchId
const keyOf = (outcomeId: string, marketId = 1) => ({ matchId, marketId, specifier: '', outcomeId })

const stateOf = (points: number, status: MatchStatus = MATCH_STATUS.live) => ({
  status,
  stage: '1st_half',
  score: { home: points, away: 0 },
  periodScores: [],
})
const marketOf = (
  odds: Readonly<Record<string, number>>,
  {
    id = 1,
    status = MARKET_STATUS.allowed,
    reason,
  }: { id?: number; status?: MarketStatus; reason?: SuspensionReason } = {},
): MarketSeed => ({
  id,
  specifier: '',
  status,
  ...(reason && { reason }),
  provider: 'betradar',
  outcomes: Object.entries(odds).map(([outcome, price]) => ({
    id: outcome,
    odds: toOdds(price),
    active: true,
  })),
})
const seedOf = (version: number, more: Partial<MatchSeed> = {}): MatchSeed => ({
  id: matchId,
  version,
  provider: 'betradar',
  state: stateOf(version),
  availableMarkets: version,
  markets: [marketOf({ '1': 1850, '2': 3400 })],
  ...more,
})

/** A store with version 10 of a match. */
function createFixture() {
  const store = createLiveStore(flush => flush())
  store.seed([seedOf(10)])
  const price = (outcome: string, market = 1) => store.price(keyOf(outcome, market))!.read()
  const points = () => store.matchState(matchId)!.read().score.home
  const count = () => store.availableMarkets(matchId)!.read()
  const tick = (version: number, markets: readonly MarketSeed[]) =>
    store.applyMarkets({ matchId, version, markets })
  return { store, price, points, count, tick }
}

describe('the state of a match', () => {
  const apply = (store: ReturnType<typeof createLiveStore>, version: number) =>
    store.applyMatch({ matchId, version, state: stateOf(version), availableMarkets: version * 10 })

  test('a later publication replaces it, an earlier one changes nothing', () => {
    const { store, points, count } = createFixture()
    apply(store, 9)
    expect([points(), count()]).toEqual([10, 10])
    apply(store, 11)
    expect([points(), count()]).toEqual([11, 110])
  })

  test('one of the same version keeps the state and takes the count of markets', () => {
    const { store, points, count } = createFixture()
    store.applyMatch({ matchId, version: 10, state: stateOf(7), availableMarkets: 3 })
    expect([points(), count()]).toEqual([10, 3])
  })

  test('a later snapshot replaces it, an earlier one changes nothing', () => {
    const { store, points, count } = createFixture()
    store.seed([seedOf(9)])
    expect([points(), count()]).toEqual([10, 10])
    store.seed([seedOf(10, { state: stateOf(5), availableMarkets: 4 })])
    expect([points(), count()]).toEqual([10, 4])
    store.seed([seedOf(11)])
    expect([points(), count()]).toEqual([11, 11])
  })

  test('prices close with the match', () => {
    const { store, price } = createFixture()
    const state = stateOf(1, MATCH_STATUS.finished)
    store.applyMatch({ matchId, version: 11, state, availableMarkets: 0 })
    expect(price('1').availability).toBe('unavailable')
  })

  test('prices are not written again when only the score moved', () => {
    const { store, price } = createFixture()
    const before = price('1')
    store.applyMatch({ matchId, version: 11, state: stateOf(2), availableMarkets: 2 })
    expect(price('1')).toBe(before)
  })

  test('publications of a match that no snapshot has named change nothing', () => {
    const { store } = createFixture()
    const other = '9' as MatchId
    store.applyMatch({ matchId: other, version: 1, state: stateOf(1), availableMarkets: 1 })
    expect(store.applyMarkets({ matchId: other, version: 1, markets: [] })).toBe(true)
    expect([store.size, store.matchState(other), store.availableMarkets(other)]).toEqual([
      1,
      undefined,
      undefined,
    ])
    expect([store.provider(other), store.price({ ...keyOf('1'), matchId: other })]).toEqual([
      undefined,
      undefined,
    ])
  })
})

describe('prices of a market', () => {
  test('a later publication moves a price, one of the same version too, an earlier one does not', () => {
    const { price, tick } = createFixture()
    expect(tick(11, [marketOf({ '1': 1900 })])).toBe(true)
    expect(tick(10, [marketOf({ '1': 1700 })])).toBe(true)
    expect(price('1').odds).toBe(1900)
    tick(11, [marketOf({ '1': 1950 })])
    expect(price('1').odds).toBe(1950)
  })

  test('a publication that names one outcome leaves the others as old as they were', () => {
    const { price, tick } = createFixture()
    tick(12, [marketOf({ '1': 1900 })])
    tick(11, [marketOf({ '2': 3500 })])
    expect([price('1').odds, price('2').odds]).toEqual([1900, 3500])
  })

  test('an unknown market or outcome is a gap', () => {
    const { tick, price } = createFixture()
    expect(tick(11, [marketOf({ '1': 1900 }, { id: 18 })])).toBe(false)
    expect(tick(12, [marketOf({ '1': 1800, x: 2000 })])).toBe(false)
    expect(price('1').odds).toBe(1800)
  })

  test('a suspended market closes all its prices with its reason, and opens them again', () => {
    const { price, tick } = createFixture()
    tick(11, [marketOf({ '1': 1850 }, { status: MARKET_STATUS.suspended, reason: 'goal' })])
    for (const outcome of ['1', '2'])
      expect(price(outcome)).toMatchObject({
        availability: 'suspended',
        because: { kind: 'feed', reason: 'goal' },
      })
    tick(12, [marketOf({}, { status: MARKET_STATUS.suspended, reason: 'penalty' })])
    expect(price('2').because).toEqual({ kind: 'feed', reason: 'penalty' })
    tick(13, [marketOf({})])
    expect([price('1').availability, price('2').availability]).toEqual(['open', 'open'])
  })

  test('an earlier publication does not suspend a market, nor open it', () => {
    const { price, tick } = createFixture()
    tick(9, [marketOf({}, { status: MARKET_STATUS.suspended })])
    expect(price('1').availability).toBe('open')
    tick(12, [marketOf({}, { status: MARKET_STATUS.suspended })])
    tick(11, [marketOf({})])
    expect(price('1').availability).toBe('suspended')
    tick(12, [marketOf({})])
    expect(price('1').availability).toBe('open')
  })

  test('a price that did not move wakes no listener, one that did wakes it once', () => {
    const { store, tick } = createFixture()
    const seen = vi.fn()
    store.price(keyOf('2'))!.subscribe(seen)
    tick(11, [marketOf({ '1': 1900, '2': 3400 })])
    expect(seen).toHaveBeenCalledTimes(0)
    tick(12, [marketOf({ '2': 3500 })])
    expect(seen).toHaveBeenCalledTimes(1)
  })

  test('an outcome or market that a later snapshot adds has its price', () => {
    const { store, price } = createFixture()
    const markets = [marketOf({ '3': 4200 }), marketOf({ '12': 1700 }, { id: 18 })]
    store.seed([seedOf(11, { markets })])
    expect([price('1').odds, price('3').odds, price('12', 18).odds]).toEqual([1850, 4200, 1700])
    expect(store.price(keyOf('x'))).toBeUndefined()
    expect(store.price(keyOf('1', 99))).toBeUndefined()
  })

  test('a new outcome that is not active is not open', () => {
    const { store, price } = createFixture()
    const [market] = [marketOf({ '3': 4200 })]
    const outcomes = market.outcomes.map(outcome => ({ ...outcome, active: false }))
    store.seed([seedOf(11, { markets: [{ ...market, outcomes }] })])
    expect(price('3').availability).not.toBe('open')
  })
})

describe('what a whole snapshot does not contain', () => {
  const whole = (version: number, markets: readonly MarketSeed[]) =>
    seedOf(version, { markets, isWhole: true })

  test('a market is no longer offered, unless something newer is known of it', () => {
    const { store, price, tick } = createFixture()
    store.seed([seedOf(10, { markets: [marketOf({ '12': 1700 }, { id: 18 })] })])
    tick(15, [marketOf({ '12': 1750 }, { id: 18 })])
    store.seed([whole(12, [])])
    expect([price('1').availability, price('12', 18).availability]).toEqual(['unavailable', 'open'])
    store.seed([whole(15, [])])
    expect(price('12', 18).availability).toBe('unavailable')
  })

  test('an outcome is no longer offered, unless something newer is known of it', () => {
    const { store, price, tick } = createFixture()
    tick(15, [marketOf({ '2': 3500 })])
    store.seed([whole(12, [marketOf({})])])
    expect([price('1').availability, price('2').availability]).not.toContain('unknown')
    expect(price('1').availability).not.toBe('open')
    expect(price('2').availability).toBe('open')
    store.seed([whole(15, [marketOf({})])])
    expect(price('2').availability).not.toBe('open')
  })

  test('a snapshot that is a part ends nothing', () => {
    const { store, price } = createFixture()
    store.seed([seedOf(12, { markets: [] })])
    expect(price('1').availability).toBe('open')
  })

  test.each([MARKET_STATUS.settled, MARKET_STATUS.cancelled])(
    'a market with the status %i keeps it',
    status => {
      const { store, tick, price } = createFixture()
      tick(11, [marketOf({}, { status })])
      const before = price('1')
      store.seed([whole(12, [])])
      expect(price('1')).toEqual(before)
      tick(11, [marketOf({})])
      expect(price('1').availability).toBe('open')
    },
  )
})

describe('providers', () => {
  test('a provider that goes down closes its own prices, and opens them when it is back', () => {
    const { store, price } = createFixture()
    const other = { ...marketOf({ '12': 1700 }, { id: 18 }), provider: 'oddin' as const }
    store.seed([seedOf(11, { markets: [other] })])
    store.applyProviders([{ provider: 'oddin', status: 'down' }])
    expect([price('1').availability, price('12', 18).availability]).toEqual(['open', 'suspended'])
    expect([store.providerStatus('oddin'), store.providerStatus('betradar')]).toEqual(['down', 'active'])
    store.applyProviders([{ provider: 'oddin', status: 'active' }])
    expect(price('12', 18).availability).toBe('open')
  })

  test('one that has no match changes nothing, and every match of one is closed', () => {
    const { store, price } = createFixture()
    const second = '1002' as MatchId
    store.seed([{ ...seedOf(1), id: second }])
    store.applyProviders([{ provider: 'betconstruct', status: 'down' }])
    expect(price('1').availability).toBe('open')
    store.applyProviders([{ provider: 'betradar', status: 'down' }])
    const far = store.price({ ...keyOf('1'), matchId: second })!.read()
    expect([price('1').availability, far.availability]).toEqual(['suspended', 'suspended'])
  })

  test('a released match ignores its provider', () => {
    const { store } = createFixture()
    const cell = store.price(keyOf('1'))!
    store.release([matchId, '9' as MatchId])
    store.applyProviders([{ provider: 'betradar', status: 'down' }])
    expect([store.size, cell.read().availability]).toEqual([0, 'open'])
  })
})
