import { expect, test } from 'vitest'
import type { CashoutChances } from '@touchline/domain/cashout'
import { priceMatch } from '../priceMatch.ts'
import { resultOf } from '../resultOf.ts'
import { SAMPLES } from '../samples.ts'
import { SPORT_KEYS, type SportKey } from '../sports.ts'
import { customChance, fairChances } from './index.ts'

const MILLION = 1_000_000
const sum = ({ win, halfWin, refund, halfLose }: CashoutChances) => win + halfWin + refund + halfLose

/** The fair odds of these chances, at which a stake breaks even on average, x1000. */
function fairOdds({ win, halfWin, refund, halfLose }: CashoutChances): number {
  const won = win + halfWin / 2
  const back = refund + halfWin / 2 + halfLose / 2
  return (1000 * (MILLION - back)) / won
}

const sample = (sportKey: SportKey) => {
  const { params, state } = SAMPLES[sportKey]
  return { sportKey, params, play: state }
}

test.each(SPORT_KEYS)(
  '%s: every outcome on offer has chances, at most a whole together, that its price is made from',
  sportKey => {
    const { params, play } = sample(sportKey)
    const chancesOf = fairChances(sample(sportKey))
    let outcomes = 0
    for (const { marketId, specifier, outcomes: offered } of priceMatch(sportKey, params, play)) {
      for (const { id, odds, active, probability } of offered) {
        const chances = chancesOf({ marketId, specifier, outcomeId: id })!
        expect(sum(chances), `${marketId} ${specifier} ${id}`).toBeLessThanOrEqual(MILLION)
        expect(Object.values(chances).every(part => Number.isInteger(part) && part >= 0)).toBe(true)
        expect(Math.abs(1000 / fairOdds(chances) - probability)).toBeLessThan(1e-5)
        if (!active || probability < 0.01) continue
        expect(odds / fairOdds(chances), `${marketId} ${specifier} ${id}`).toBeLessThanOrEqual(1.0005)
        outcomes++
      }
    }
    expect(outcomes).toBeGreaterThan(10)
  },
)

test('odds times chance is near one over the margin on main lines', () => {
  const chancesOf = fairChances(sample('soccer'))
  const main = priceMatch('soccer', SAMPLES.soccer.params, SAMPLES.soccer.state).find(
    ({ marketId }) => marketId === 1,
  )!
  const paid = main.outcomes.map(
    ({ id, odds }) => (odds * chancesOf({ marketId: 1, specifier: '', outcomeId: id })!.win) / 1e9,
  )
  for (const share of paid) expect(share).toBeGreaterThan(0.91)
  for (const share of paid) expect(share).toBeLessThan(0.98)
})

test('quarter lines end in halves, whole lines in refunds, half lines in neither', () => {
  const chancesOf = fairChances(sample('soccer'))
  const parts = (specifier: string, outcomeId: string) => {
    const { win, halfWin, refund, halfLose } = chancesOf({ marketId: 16, specifier, outcomeId })!
    return [win, halfWin, refund, halfLose].map(part => part > 0)
  }
  expect(parts('hcp=-0.75', '1714')).toEqual([true, true, false, false])
  expect(parts('hcp=-0.75', '1715')).toEqual([true, false, false, true])
  expect(parts('hcp=-0.25', '1714')).toEqual([true, false, false, true])
  expect(parts('hcp=-1', '1714')).toEqual([true, false, true, false])
  expect(parts('hcp=-0.5', '1714')).toEqual([true, false, false, false])
})

test('the chances are those of the results that the match would settle with', () => {
  // Half a minute to go: the possible events are listed by hand, and each end is settled by the rules of settlement.
  const { params, state } = SAMPLES.soccer
  const play = { ...state, phase: '2nd_half', second: 2700 } as const
  const match = { sportKey: 'soccer', params, play } as const
  const scores = [0, 1, 2, 3, 4, 5, 6].flatMap(home =>
    [0, 1, 2, 3, 4, 5, 6].map(away => [home, away] as const),
  )
  const exact = fairChances(match)
  for (const [specifier, outcomeId] of [
    ['hcp=0', '1714'],
    ['hcp=-0.25', '1714'],
    ['hcp=0.25', '1715'],
  ] as const) {
    const sums = { win_entire: 0, refund_half_win_other: 0, refund_entire: 0, refund_half_lose_other: 0 }
    for (const [home, away] of scores) {
      const chance = scoreChance(match, home, away)
      const ended = {
        ...play,
        phase: 'ended',
        goals: [
          [0, 0],
          [home, away],
        ],
      } as const
      const result = resultOf('soccer', 16, specifier, outcomeId, ended)!
      if (result in sums) sums[result as keyof typeof sums] += chance
    }
    const { win, halfWin, refund, halfLose } = exact({ marketId: 16, specifier, outcomeId })!
    const listed = [
      sums.win_entire,
      sums.refund_half_win_other,
      sums.refund_entire,
      sums.refund_half_lose_other,
    ]
    ;[win, halfWin, refund, halfLose].forEach((part, i) =>
      expect(Math.abs(part - listed[i]!)).toBeLessThan(50),
    )
  }
})

/** The chance of a score, from the totals of both sides, which together determine it. */
function scoreChance(match: Parameters<typeof customChance>[0], home: number, away: number): number {
  const over = (marketId: number, total: number) => ({
    marketId,
    specifier: `total=${total}`,
    outcomeId: '12',
  })
  const atLeast = (h: number, a: number) => {
    const legs = [...(h > 0 ? [over(19, h - 0.5)] : []), ...(a > 0 ? [over(20, a - 0.5)] : [])]
    return legs.length === 0 ? MILLION : customChance(match, legs)!
  }
  return atLeast(home, away) - atLeast(home + 1, away) - atLeast(home, away + 1) + atLeast(home + 1, away + 1)
}

test('what is decided is certain or impossible', () => {
  const { params, state } = SAMPLES.soccer
  const play = {
    ...state,
    phase: '2nd_half',
    second: 600,
    goals: [
      [1, 0],
      [1, 0],
    ],
    scorers: [0, 0],
  } as const
  const chancesOf = fairChances({ sportKey: 'soccer', params, play })
  const over = (outcomeId: string) => chancesOf({ marketId: 18, specifier: 'total=1.5', outcomeId })
  expect(over('12')).toEqual({ win: MILLION, halfWin: 0, refund: 0, halfLose: 0 })
  expect(over('13')).toEqual({ win: 0, halfWin: 0, refund: 0, halfLose: 0 })
})

test('what a sport does not price has no chances', () => {
  expect(
    fairChances(sample('tennis'))({ marketId: 166, specifier: 'total=9.5', outcomeId: '12' }),
  ).toBeUndefined()
  expect(fairChances(sample('soccer'))({ marketId: 1, specifier: '', outcomeId: '99' })).toBeUndefined()
})

test('legs of one match are won together as often as their joint chance predicts', () => {
  const match = sample('soccer')
  const home = { marketId: 1, specifier: '', outcomeId: '1' }
  const over = { marketId: 18, specifier: 'total=2.5', outcomeId: '12' }
  const chancesOf = fairChances(match)
  const [one, other] = [chancesOf(home)!.win, chancesOf(over)!.win]
  const both = customChance(match, [home, over])!
  expect(both).toBeLessThan(Math.min(one, other))
  // Goals make a favourite's win more likely, so the joint chance exceeds the product.
  expect(both).toBeGreaterThan((one * other) / MILLION)
  expect(Math.abs(customChance(match, [home])! - one)).toBeLessThanOrEqual(1)
  expect(customChance(match, [home, { marketId: 146, specifier: '', outcomeId: '74' }])).toBeUndefined()
})
