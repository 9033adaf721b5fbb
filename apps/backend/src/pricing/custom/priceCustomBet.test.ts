import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceMatch } from '../priceMatch.ts'
import { resultOf } from '../resultOf.ts'
import { SAMPLES } from '../samples.ts'
import type { ParamsOf, PlayOf } from '../sports.ts'
import { combinableWith, customMarkets, priceCustomBet, type CustomLeg } from './index.ts'

const { params, state } = SAMPLES.soccer
const leg = (marketId: number, outcomeId: string, specifier = ''): CustomLeg => ({
  marketId,
  specifier,
  outcomeId,
})
const homeWin = leg(1, '1')
const awayWin = leg(1, '3')
const over = (total: number) => leg(18, '12', `total=${total}`)
const priced = (...legs: readonly CustomLeg[]) => priceCustomBet('soccer', params, state, legs)

function chance(...legs: readonly CustomLeg[]): number {
  const price = priced(...legs)
  if (!price.ok) throw new Error(`${price.kind} at leg ${price.leg}`)
  return price.probability
}

/** Sums of the same chances in another order. */
const ROUNDING = 1e-12

/** Soccer outcomes that can be combined, with the odds of the market. */
const singles = customMarkets('soccer', params, state).flatMap(({ marketId, specifier, outcomes }) =>
  outcomes
    .filter(({ active }) => active)
    .map(({ id, odds, probability }) => ({ leg: leg(marketId, id, specifier), odds, probability })),
)
/** Up to ten legs that are all won at one end of the match. */
const legsWonTogether = (min: number, max: number) =>
  fc
    .record({
      first: fc.tuple(fc.nat(2), fc.nat(2)),
      second: fc.tuple(fc.nat(2), fc.nat(2)),
      corners: fc.tuple(fc.nat(8), fc.nat(8)),
      cards: fc.tuple(fc.nat(4), fc.nat(4)),
      opener: fc.constantFrom<0 | 1>(0, 1),
    })
    .chain(({ first, second, corners, cards, opener }) => {
      const [half, other] = first[0] + first[1] > 0 ? [first, second] : [second, first]
      const scorer = half[opener] > 0 ? opener : opener === 0 ? 1 : 0
      const scorers = half[0] + half[1] + other[0] + other[1] > 0 ? [scorer] : []
      const ended = { ...state, phase: 'ended', goals: [first, second], corners, cards, scorers } as const
      const won = singles.filter(
        ({ leg: { marketId, specifier, outcomeId } }) =>
          resultOf('soccer', marketId, specifier, outcomeId, ended) === 'win_entire',
      )
      return fc.uniqueArray(fc.constantFrom(...won), { minLength: min, maxLength: max })
    })

describe('what can be combined', () => {
  test('one leg alone has the price of its market', () => {
    expect(singles.length).toBeGreaterThan(150)
    for (const single of singles) {
      expect([single.leg, priced(single.leg)]).toMatchObject([single.leg, { ok: true, odds: single.odds }])
    }
  })

  test('lines that can refund are not combinable, nor are sendings-off', () => {
    const refunding = priceMatch('soccer', params, state).filter(
      ({ marketId, specifier }) =>
        (marketId === 16 && Number(specifier.slice(4)) % 1 !== 0.5) || marketId === 11,
    )
    expect(refunding.length).toBeGreaterThan(4)
    const offered = customMarkets('soccer', params, state)
    for (const { marketId, specifier, outcomes } of refunding) {
      if (Math.abs(Number(specifier.slice(4)) % 1) === 0.5) continue
      expect(offered).not.toContainEqual(expect.objectContaining({ marketId, specifier }))
      expect(priced(homeWin, leg(marketId, outcomes[0]!.id, specifier))).toEqual({
        ok: false,
        kind: 'not-allowed',
        leg: 1,
      })
    }
    expect(priced(leg(146, '74'), homeWin)).toEqual({ ok: false, kind: 'not-allowed', leg: 0 })
  })

  test('an outcome that is decided, gone or unknown is not offered', () => {
    const led: PlayOf<'soccer'> = {
      ...state,
      phase: '2nd_half',
      goals: [
        [2, 0],
        [0, 0],
      ],
      scorers: [0, 0],
    }
    const late = (...legs: readonly CustomLeg[]) => priceCustomBet('soccer', params, led, legs)
    expect(late(homeWin, over(1.5))).toEqual({ ok: false, kind: 'not-offered', leg: 1 })
    expect(late(homeWin, leg(45, '274'))).toEqual({ ok: false, kind: 'not-offered', leg: 1 })
    expect(late(leg(60, '1'))).toEqual({ ok: false, kind: 'not-offered', leg: 0 })
    expect(late(leg(9999, '1'))).toEqual({ ok: false, kind: 'not-offered', leg: 0 })
  })

  test('legs that cannot be won together are a contradiction, and the leg that makes it so is named', () => {
    expect(priced(homeWin, over(2.5), awayWin)).toEqual({ ok: false, kind: 'contradiction', leg: 2 })
    expect(priced(leg(29, '74'), leg(45, '274'))).toEqual({ ok: false, kind: 'contradiction', leg: 1 })
    expect(priced(leg(47, '418'), leg(60, '3'))).toEqual({ ok: false, kind: 'contradiction', leg: 1 })
    expect(priced(leg(8, '7', 'goalnr=1'), over(1.5))).toEqual({ ok: false, kind: 'contradiction', leg: 1 })
  })

  test('legs that are all offered and together as good as won have no price, and no leg is blamed', () => {
    const late: PlayOf<'soccer'> = {
      ...state,
      phase: '2nd_half',
      second: 2600,
      goals: [
        [2, 0],
        [0, 0],
      ],
      scorers: [0, 0],
    }
    const [notFour, homeScores] = [leg(37, '794', 'total=3.5'), leg(52, '436')]
    for (const legs of [[notFour], [homeScores]]) {
      expect(priceCustomBet('soccer', params, late, legs)).toMatchObject({ ok: true, odds: 1010 })
    }
    expect(priceCustomBet('soccer', params, late, [notFour, homeScores])).toEqual({
      ok: false,
      kind: 'too-certain',
    })
  })

  test('the same leg twice is not allowed, nor are more than ten legs', () => {
    expect(priced(homeWin, homeWin)).toEqual({ ok: false, kind: 'not-allowed', leg: 1 })
    expect(priced(...Array.from({ length: 11 }, () => homeWin))).toEqual({
      ok: false,
      kind: 'too-many',
      leg: 10,
    })
  })

  test('what is combinable has a price, what is left out has none', () => {
    const legs = [homeWin, over(2.5)]
    const more = combinableWith('soccer', params, state, legs)
    expect(more).toContainEqual(leg(29, '74'))
    expect(more).not.toContainEqual(awayWin)
    expect(more).not.toContainEqual(homeWin)
    const keys = new Set(more.map(candidate => JSON.stringify(candidate)))
    for (const single of singles) {
      expect(priced(...legs, single.leg).ok).toBe(keys.has(JSON.stringify(single.leg)))
    }
    expect(combinableWith('soccer', params, state, [homeWin, awayWin])).toEqual([])
    expect(combinableWith('soccer', params, state, [])).toHaveLength(singles.length)
  })
})

describe('the price', () => {
  test('is never above 1 / P and stays on the grid between 1.01 and 1000, whatever the legs', () => {
    fc.assert(
      fc.property(legsWonTogether(1, 10), picks => {
        const price = priced(...picks.map(pick => pick.leg))
        // Legs that are almost certain have no price; legs that won together are never a contradiction.
        if (!price.ok) return expect(price).toEqual({ ok: false, kind: 'too-certain' })
        expect(price.odds * price.probability).toBeLessThanOrEqual(1000.000_001)
        expect(price.odds).toBeGreaterThanOrEqual(1010)
        expect(price.odds).toBeLessThanOrEqual(1_000_000)
        expect(price.odds % 10).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  test('does not depend on the order of the legs', () => {
    const shuffled = legsWonTogether(2, 6).chain(picks =>
      fc.tuple(fc.constant(picks), fc.shuffledSubarray(picks, { minLength: picks.length })),
    )
    fc.assert(
      fc.property(shuffled, ([one, other]) => {
        const [a, b] = [one, other].map(picks => priced(...picks.map(pick => pick.leg)))
        expect(a!.ok ? a : a!.kind).toEqual(b!.ok ? b : b!.kind)
      }),
      { numRuns: 300 },
    )
  })

  test('another leg never raises the chance; one that is implied leaves it and never lengthens the price', () => {
    fc.assert(
      fc.property(legsWonTogether(2, 6), picks => {
        const legs = picks.map(pick => pick.leg)
        const [fewer, all] = [priced(...legs.slice(0, -1)), priced(...legs)]
        if (!fewer.ok || !all.ok) return
        expect(all.probability).toBeLessThanOrEqual(fewer.probability + ROUNDING)
        if (all.probability > fewer.probability - ROUNDING) expect(all.odds).toBeLessThanOrEqual(fewer.odds)
      }),
      { numRuns: 500 },
    )
  })

  test('implied legs do not multiply: a home win already holds a home goal', () => {
    const [alone, both] = [priced(homeWin), priced(homeWin, leg(19, '12', 'total=0.5'))]
    if (!alone.ok || !both.ok) throw new Error('both have a price')
    expect(both.probability).toBeCloseTo(alone.probability, 12)
    expect(both.odds).toBeLessThanOrEqual(alone.odds)
  })

  test.each([
    ['a home win and goals of the home side go together', [homeWin, leg(19, '12', 'total=1.5')], 'more'],
    ['over 2.5 and both teams to score go together', [over(2.5), leg(29, '74')], 'more'],
    ['a draw and over 2.5 work against each other', [leg(1, '2'), over(2.5)], 'less'],
    ['a lead at half-time and a home win go together', [leg(60, '1'), homeWin], 'more'],
    [
      'no goal in the first half and over 2.5 work against each other',
      [leg(68, '13', 'total=0.5'), over(2.5)],
      'less',
    ],
    ['the first goal and the win go together', [leg(8, '6', 'goalnr=1'), homeWin], 'more'],
  ] as const)('follows how legs hang together: %s', (_, legs, likelier) => {
    const product = chance(legs[0]) * chance(legs[1])
    if (likelier === 'more') expect(chance(...legs)).toBeGreaterThan(product * 1.1)
    else expect(chance(...legs)).toBeLessThan(product * 0.9)
  })

  test('corners and bookings multiply with goals: the model takes them to be independent', () => {
    const corners = singles.find(({ leg: { marketId } }) => marketId === 166)!.leg
    const cards = singles.find(({ leg: { marketId } }) => marketId === 139)!.leg
    expect(chance(homeWin, corners, cards)).toBeCloseTo(chance(homeWin) * chance(corners) * chance(cards), 12)
  })

  test('halves and full time come from one path: half-time/full-time is the sum of its parts', () => {
    expect(chance(leg(60, '1'), homeWin)).toBeCloseTo(chance(leg(47, '418')), 6)
    expect(chance(leg(60, '1'), leg(83, '1'))).toBeCloseTo(chance(leg(48, '74')), 6)
  })

  test('a state that has moved has prices of its own', () => {
    const led: PlayOf<'soccer'> = {
      ...state,
      phase: '1st_half',
      second: 600,
      goals: [
        [1, 0],
        [0, 0],
      ],
      scorers: [0],
    }
    const stronger: ParamsOf<'soccer'> = { ...params, goals: [2.4, 0.8] }
    const before = chance(homeWin, over(2.5))
    const price = (of: ParamsOf<'soccer'>, at: PlayOf<'soccer'>) =>
      priceCustomBet('soccer', of, at, [homeWin, over(2.5)])
    expect(price(params, led)).toMatchObject({ ok: true, probability: expect.toSatisfy(p => p > before) })
    expect(price(stronger, state)).toMatchObject({ ok: true, probability: expect.toSatisfy(p => p > before) })
    expect(chance(homeWin, over(2.5))).toBe(before)
  })
})
