import { MARKET_STATUS } from '@touchline/domain/market'
import { expect, test } from 'vitest'
import { priceMatch, SPORT_KEYS } from '#pricing'
import { advance, createSim, playToEnd, STEP_MS } from '../sims/index.ts'
import { resultKey, type Markets } from './matchRecord.ts'
import { repriceMarkets, suspendMarkets } from './nextMarkets.ts'

const EVEN = { home: 0, away: 0 }

/**
 * Plays a match with a turn every two and a half minutes; returns its markets at the end and how often each outcome got
 * a result.
 */
function playOut(key: (typeof SPORT_KEYS)[number], seed: number) {
  let sim = createSim(key, seed, EVEN, 0)
  let markets: Markets = new Map()
  const results = new Map<string, number>()
  for (let turn = 0; ; turn++) {
    if (!sim.suspension) {
      const step = repriceMarkets(markets, sim, new Set(results.keys()), turn)
      markets = step.markets
      for (const { marketId, specifier, outcomeId } of step.results) {
        const outcome = resultKey(marketId, specifier, outcomeId)
        results.set(outcome, (results.get(outcome) ?? 0) + 1)
      }
      if (sim.play.phase === 'ended') return { markets, results }
      sim = { ...sim, unsettled: false }
    }
    sim = advance(sim, sim.elapsed + STEP_MS * 30).sim
  }
}

test.each(SPORT_KEYS)('%s: when the match is over every line is settled, each outcome once', key => {
  for (const seed of [1, 2]) {
    const { markets, results } = playOut(key, seed)
    for (const market of markets.values()) {
      expect([market.marketId, market.specifier, market.status]).toEqual([
        market.marketId,
        market.specifier,
        MARKET_STATUS.settled,
      ])
      for (const { id } of market.outcomes) {
        expect(results.get(resultKey(market.marketId, market.specifier, id))).toBe(1)
      }
    }
  }
})

test('a suspension keeps the prices and has a reason; lines that are not on offer stay as they are', () => {
  const sim = createSim('soccer', 1, EVEN, 0)
  const { markets } = repriceMarkets(new Map(), sim, new Set(), 0)
  const { changed, results } = suspendMarkets(markets, 'goal')
  expect(results).toEqual([])
  expect(changed).toHaveLength([...markets.values()].filter(({ status }) => status === 1).length)
  for (const market of changed) {
    expect(market.status).toBe(MARKET_STATUS.suspended)
    expect(market.reason).toBe('goal')
    expect(market.outcomes).toEqual(markets.get(`${market.marketId}/${market.specifier}`)!.outcomes)
  }
  expect(suspendMarkets(suspendMarkets(markets, 'goal').markets, 'goal').changed).toEqual([])
})

test('a turn in which nothing moved changes nothing', () => {
  const sim = createSim('tennis', 1, EVEN, 0)
  const { markets } = repriceMarkets(new Map(), sim, new Set(), 0)
  const again = repriceMarkets(markets, sim, new Set(), 1)
  expect(again.changed).toEqual([])
  expect(again.markets).toBe(markets)
})

test.each(SPORT_KEYS)('%s: prices that wait for their turn never rise above the fair price', key => {
  // Late in a match the clock has the largest effect on prices.
  const whole = playToEnd(createSim(key, 3, EVEN, 0)).elapsed
  let sim = advance(createSim(key, 3, EVEN, 0), whole * 0.85).sim
  let markets: Markets = new Map()
  for (let turn = 0; sim.play.phase !== 'ended'; turn++) {
    sim = advance(sim, sim.elapsed + STEP_MS).sim
    if (sim.suspension || sim.play.phase === 'ended') continue
    markets = repriceMarkets(markets, sim, new Set(), turn).markets
    sim = { ...sim, unsettled: false }
    if (turn % 10 !== 0) continue
    for (const { marketId, specifier, outcomes } of priceMatch(key, sim.params, sim.play)) {
      const market = markets.get(`${marketId}/${specifier}`)
      if (market?.status !== MARKET_STATUS.allowed) continue
      outcomes.forEach(({ probability }, i) => {
        const offered = market.outcomes[i]!
        if (offered.active) expect(probability * offered.odds).toBeLessThanOrEqual(1000.001)
      })
    }
  }
})
