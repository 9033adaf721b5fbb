import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceMatch } from './priceMatch.ts'
import { SAMPLES } from './samples.ts'
import type { SoccerState } from './sports/soccer/index.ts'
import { SPORT_KEYS } from './sports.ts'
import type { PricedMarket } from './types.ts'

const TYPES_MIN = { soccer: 25, other: 8 }

const soccerStates: fc.Arbitrary<SoccerState> = fc
  .record({
    phase: fc.constantFrom('not_started', '1st_half', 'halftime', '2nd_half'),
    second: fc.integer({ min: 0, max: 2700 }),
    first: fc.array(fc.constantFrom<0 | 1>(0, 1), { maxLength: 3 }),
    second_: fc.array(fc.constantFrom<0 | 1>(0, 1), { maxLength: 3 }),
    reds: fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 })),
  })
  .map(({ phase, second, first, second_, reds }) => {
    const early = phase === 'not_started' ? [] : first
    const late = phase === '2nd_half' ? second_ : []
    const count = (scorers: readonly (0 | 1)[]) =>
      [scorers.filter(side => side === 0).length, scorers.filter(side => side === 1).length] as const
    return {
      phase,
      second: phase === 'not_started' ? 0 : second,
      goals: [count(early), count(late)],
      scorers: [...early, ...late],
      corners: [1, 2],
      cards: [0, 1],
      reds,
    } as const
  })
const soccerParams = fc
  .tuple(fc.double({ min: 0.4, max: 3, noNaN: true }), fc.double({ min: 0.4, max: 3, noNaN: true }))
  .map(goals => ({ ...SAMPLES.soccer.params, goals }))

const implied = (market: PricedMarket | undefined, id: string): number => {
  const outcome = market?.outcomes.find(found => found.id === id)
  // An outcome that is not offered cannot be bought, so it costs the whole stake.
  return outcome?.active ? 1000 / outcome.odds : 1
}
const line = (markets: readonly PricedMarket[], id: number, specifier = '') =>
  markets.find(market => market.marketId === id && market.specifier === specifier)

test.each(SPORT_KEYS)('%s offers enough kinds of markets, one main line and one secondary line', key => {
  const { params, state } = SAMPLES[key]
  const markets = priceMatch(key, params, state)
  const kinds = new Set(markets.map(({ marketId }) => marketId))
  expect(kinds.size).toBeGreaterThanOrEqual(key === 'soccer' ? TYPES_MIN.soccer : TYPES_MIN.other)
  expect(markets.filter(({ place }) => place === 'main')).toHaveLength(1)
  expect(markets.filter(({ place }) => place === 'secondary')).toHaveLength(1)
})

test.each(SPORT_KEYS)('%s: no price is above its fair price, so no set of them gives free money', key => {
  const { params, state } = SAMPLES[key]
  for (const { outcomes } of priceMatch(key, params, state)) {
    for (const { probability, odds, active } of outcomes) {
      if (active) expect(probability * odds).toBeLessThanOrEqual(1000.001)
    }
  }
})

test('no two soccer markets give free money, at any score and minute', () => {
  fc.assert(
    fc.property(soccerParams, soccerStates, (params, state) => {
      const markets = priceMatch('soccer', params, state)
      const [result, double, noBet, level] = [
        line(markets, 1),
        line(markets, 10),
        line(markets, 11),
        line(markets, 16, 'hcp=0'),
      ]
      const covers = [
        implied(result, '1') + implied(result, '2') + implied(result, '3'),
        implied(double, '9') + implied(result, '3'),
        implied(double, '10') + implied(result, '2'),
        implied(double, '11') + implied(result, '1'),
        implied(noBet, '4') + implied(level, '1715'),
        implied(level, '1714') + implied(noBet, '5'),
      ]
      for (const cover of covers) expect(cover).toBeGreaterThanOrEqual(1)
    }),
    { numRuns: 60 },
  )
})

test('over a higher total never pays less, at any score and minute', () => {
  fc.assert(
    fc.property(soccerParams, soccerStates, (params, state) => {
      const totals = priceMatch('soccer', params, state)
        .filter(({ marketId }) => marketId === 18)
        .map(({ specifier, outcomes }) => ({ total: Number(specifier.slice(6)), over: outcomes[0]!.odds }))
        .toSorted((a, b) => a.total - b.total)
      for (let i = 1; i < totals.length; i++) {
        expect(totals[i]!.over).toBeGreaterThanOrEqual(totals[i - 1]!.over)
      }
    }),
    { numRuns: 60 },
  )
})

test('odds agree with the score: a late lead makes the leader short', () => {
  const { params, state } = SAMPLES.soccer
  const late: SoccerState = {
    ...state,
    phase: '2nd_half',
    second: 2400,
    goals: [
      [1, 0],
      [1, 0],
    ],
    scorers: [0, 0],
  }
  const result = line(priceMatch('soccer', params, late), 1)!
  expect(result.outcomes[0]!.probability).toBeGreaterThan(0.97)
  expect(result.outcomes[2]!.odds).toBeGreaterThan(50_000)
})

test('markets follow the play: no first-half market after the interval, the next goal has the next number', () => {
  const { params, state } = SAMPLES.soccer
  const second: SoccerState = {
    ...state,
    phase: '2nd_half',
    goals: [
      [1, 0],
      [0, 0],
    ],
    scorers: [0],
  }
  const markets = priceMatch('soccer', params, second)
  expect(markets.some(({ marketId }) => marketId === 60)).toBe(false)
  expect(line(markets, 8, 'goalnr=2')).toBeDefined()
})

test('soccer: no next goal and the current score are the same event, with one chance', () => {
  fc.assert(
    fc.property(soccerParams, soccerStates, (params, state) => {
      const [first, second] = state.goals
      const [home, away] = [first[0] + second[0], first[1] + second[1]]
      const markets = priceMatch('soccer', params, state)
      const noScorer = line(markets, 8, `goalnr=${state.scorers.length + 1}`)?.outcomes.find(
        ({ id }) => id === '7',
      )
      const score = line(markets, 45)?.outcomes.find(({ id }) => id === correctScoreId(home, away))
      if (!noScorer || !score) return
      expect(noScorer.probability).toBeCloseTo(score.probability, 6)
    }),
    { numRuns: 60 },
  )
})

/** The id of a score in market 45: 0:0 is 274, ids rise by two, home goals fastest, up to six goals in all. */
function correctScoreId(home: number, away: number): string | undefined {
  if (home + away > 6) return undefined
  const before = Array.from({ length: away }, (_, conceded) => 7 - conceded).reduce((sum, n) => sum + n, 0)
  return String(274 + 2 * (before + home))
}

test('ice hockey: a power play interrupted by the interval continues in the next period', () => {
  const { params, state } = SAMPLES.ice_hockey
  const late = { ...state, phase: 'period', period: 1, second: 1190, goals: [[0, 0]] } as const
  const second = (powerPlay?: { side: 0 | 1; left: number }) => {
    const markets = priceMatch('ice_hockey', params, powerPlay ? { ...late, powerPlay } : late)
    return line(markets, 443, 'periodnr=2')!.outcomes[0]!.probability
  }
  expect(second({ side: 0, left: 120 })).toBeGreaterThan(second() * 1.03)
  expect(second({ side: 0, left: 10 })).toBeCloseTo(second(), 12)
})
