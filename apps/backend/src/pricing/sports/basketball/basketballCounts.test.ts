import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customMarkets, priceCustomBet } from '../../custom/index.ts'
import { SAMPLES } from '../../samples.ts'
import { basketballModel, FIRST_HALF, matchPoints, partPoints } from './basketballModel.ts'
import type { Points } from './basketballPoints.ts'
import type { BasketballState } from './basketballState.ts'

const { params: usual } = SAMPLES.basketball

const points = fc.tuple(fc.integer({ min: 8, max: 32 }), fc.integer({ min: 8, max: 32 }))
const states: fc.Arbitrary<BasketballState> = fc
  .record({
    phase: fc.constantFrom('not_started', 'quarter', 'break', 'overtime'),
    quarter: fc.integer({ min: 1, max: 4 }),
    second: fc.integer({ min: 0, max: 599 }),
    points: fc.array(points, { minLength: 4, maxLength: 4 }),
    extra: fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })),
  })
  .map(({ phase, quarter, second, points, extra }) => {
    if (phase === 'not_started') return { phase, quarter: 1, second: 0, points: [] }
    if (phase === 'overtime') {
      const level = points.map(([home]) => [home, home] as const)
      return { phase, quarter: 5, second: second / 2, points: [...level, extra] }
    }
    return { phase, quarter, second, points: points.slice(0, quarter) }
  })
const params = fc.record({
  margin: fc.integer({ min: -20, max: 20 }),
  total: fc.integer({ min: 140, max: 230 }),
  quarterSeconds: fc.constantFrom(600, 720),
})

/** The value of each count at one end of a match. */
const COUNTS = {
  margin: (lead: number) => lead,
  total: (_: number, total: number) => total,
  home: (lead: number, total: number) => (total + lead) / 2,
  away: (lead: number, total: number) => (total - lead) / 2,
}

/** Maximum difference between the chances of "less than n", over every n. */
function apart(chances: ReadonlyMap<number, number>, others: ReadonlyMap<number, number>): number {
  const values = [...new Set([...chances.keys(), ...others.keys()])].toSorted((a, b) => a - b)
  let [gap, widest] = [0, 0]
  for (const value of values) {
    gap += (chances.get(value) ?? 0) - (others.get(value) ?? 0)
    widest = Math.max(widest, Math.abs(gap))
  }
  return widest
}

function expectSame(space: string, chances: ReturnType<ReturnType<typeof basketballModel>>, points: Points) {
  const name = space.split(':').at(-1) as keyof typeof COUNTS
  const together = new Map<number, number>()
  for (let i = 0; i < points.p.length; i++) {
    const value = COUNTS[name](points.lead[i]!, points.total[i]!)
    together.set(value, (together.get(value) ?? 0) + points.p[i]!)
  }
  const alone = new Map(Array.from(chances!.p, (p, i) => [chances!.home[i]! + chances!.away[i]!, p]))
  // The joint ends leave out what is too rare to affect a price.
  expect(apart(alone, together), space).toBeLessThan(2e-4)
}

describe('a single count of a basketball match', () => {
  test('has the chances that lead and total together give it, at any score and minute', () => {
    fc.assert(
      fc.property(params, states, (params, state) => {
        const model = basketballModel(params, state)
        for (const count of Object.keys(COUNTS)) expectSame(count, model(count), matchPoints(params, state))
        for (const count of ['margin', 'total']) {
          expectSame(`q:2:${count}`, model(`q:2:${count}`), partPoints(params, state, [2]))
          expectSame(`h1:${count}`, model(`h1:${count}`), partPoints(params, state, FIRST_HALF))
        }
      }),
      { numRuns: 40 },
    )
  })

  test('gives a custom bet of one leg the price of that leg', () => {
    fc.assert(
      fc.property(states, state => {
        for (const { marketId, specifier, outcomes } of customMarkets('basketball', usual, state)) {
          for (const { id, odds, active } of outcomes) {
            const alone = priceCustomBet('basketball', usual, state, [{ marketId, specifier, outcomeId: id }])
            if (active && alone.ok)
              expect([marketId, specifier, id, alone.odds]).toEqual([marketId, specifier, id, odds])
          }
        }
      }),
      { numRuns: 15 },
    )
  })
})
