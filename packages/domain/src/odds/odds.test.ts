import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { plainAmount, potentialWin } from '../money/index.ts'
import { multiply, ratio, roundHalfUp } from '../ratio/index.ts'
import { emptySlip } from '../slip/index.ts'
import { systemOdds } from '../system/index.ts'
import { EUR, money, odds } from '../testing/builders.ts'
import { BRITISH_LADDER } from './britishLadder.ts'
import type { Odds, OddsType } from './index.ts'
import {
  acceptModeOf,
  compareOdds,
  DEFAULT_ACCEPT_MODE,
  exactOdds,
  formatDecimalOdds,
  formatMove,
  formatOdds as formatWith,
  needsConfirmation,
  NO_ODDS,
  ODDS_TYPES,
  shownOdds,
  parseOdds,
  toOdds,
} from './index.ts'

/** The figure that a slip shows for these legs. */
const combinedOdds = (legs: readonly Odds[], bonus?: number): Odds =>
  shownOdds(exactOdds(legs, bonus), legs.length === 1 ? 'single' : 'combo')

/** As a locale with a decimal point writes them. */
const formatOdds = (price: Odds, type: OddsType): string => formatWith(price, type, '.')

const anyOdds = fc.integer({ min: 1001, max: 1_000_000 }).map(toOdds)

test('[ODDS-0] odds are whole thousandths of 1000 or more', () => {
  expect(toOdds(1000)).toBe(1000)
  expect(() => toOdds(999)).toThrow(new RangeError('Odds are whole thousandths, 1000 or more; got 999.'))
  expect(() => toOdds(2000.5)).toThrow(RangeError)
})

describe('combined odds', () => {
  test('[ODDS-1] the product of the legs, rounded half up once at the end', () => {
    expect(combinedOdds(odds(2050, 1720, 1750))).toBe(6170) // 6.1705 in full
    expect(combinedOdds(odds(1333, 1333, 1333))).toBe(2370) // 2.3686
    expect(combinedOdds(odds(1659, 3324))).toBe(5510) // 5.514516: the thousandth 5.515 would be rounded up again
    expect(combinedOdds(odds(2350))).toBe(2350)
    expect(combinedOdds(odds(1659))).toBe(1659)
    expect(combinedOdds([])).toBe(1000) // no leg, no gain
  })

  test('[ODDS-1] no order of legs changes them', () => {
    fc.assert(
      fc.property(fc.array(anyOdds, { minLength: 1, maxLength: 8 }), legs => {
        expect(combinedOdds(legs)).toBe(combinedOdds(legs.toReversed()))
      }),
    )
  })

  test('[ODDS-2] bonus odds multiply in before the rounding', () => {
    expect(combinedOdds(odds(2000, 3000), 1050)).toBe(6300)
    expect(combinedOdds(odds(1501), 1050)).toBe(1576) // 1576.05
  })

  test('[ODDS-3] the exact product stays exact past 2^53, the shown figure stops there', () => {
    const legs = odds(...Array.from({ length: 8 }, () => 1_000_000))
    expect(exactOdds(legs)).toEqual({ n: 10n ** 24n, d: 1n })
    expect(combinedOdds(legs)).toBe(Number.MAX_SAFE_INTEGER)
  })
})

test('[ODDS-4] odds compare as integers', () => {
  expect(compareOdds(toOdds(2000), toOdds(2001))).toBe('up')
  expect(compareOdds(toOdds(2001), toOdds(2000))).toBe('down')
  expect(compareOdds(toOdds(2000), toOdds(2000))).toBe('same')
})

// Source: reference/domain.md a (formulas of oddslib, odds.converter and the Unified Odds SDK; rounding is ours).
test.each([
  // odds      european    british  hongkong   american  indonesian malaysian  percent
  [1005, '1.005', '1/200', '0.005', '−20000', '−200.00', '0.005', '99.5%'],
  [1010, '1.01', '1/100', '0.01', '−10000', '−100.00', '0.01', '99.0%'],
  [1500, '1.50', '1/2', '0.50', '−200', '−2.00', '0.50', '66.7%'],
  [1910, '1.91', '10/11', '0.91', '−110', '−1.10', '0.91', '52.4%'],
  [2000, '2.00', '1/1', '1.00', '+100', '1.00', '1.00', '50.0%'],
  [2100, '2.10', '11/10', '1.10', '+110', '1.10', '−0.91', '47.6%'],
  [2375, '2.375', '11/8', '1.375', '+138', '1.38', '−0.73', '42.1%'],
  [2500, '2.50', '6/4', '1.50', '+150', '1.50', '−0.67', '40.0%'],
  [5000, '5.00', '4/1', '4.00', '+400', '4.00', '−0.25', '20.0%'],
  [1_000_000, '1000.00', '999/1', '999.00', '+99900', '999.00', '−0.001', '0.1%'],
  [1_001_000, '1001.00', '1000/1', '1000.00', '+100000', '1000.00', '−0.001', '0.10%'],
  [1_500_000, '1500.00', '1499/1', '1499.00', '+149900', '1499.00', '−0.001', '0.07%'],
] as const)('[ODDS-5] %i reads %s, %s, %s, %s, %s, %s, %s in the seven formats', (scaled, ...texts) => {
  expect(ODDS_TYPES.map(type => formatOdds(toOdds(scaled), type))).toEqual(texts)
  expect(formatDecimalOdds(toOdds(scaled), '.')).toBe(texts[0])
})

test.each([
  // legs               bet         european   hongkong   american
  [[1659, 3324], 'combo', '5,51', '4,51', '+451'],
  [[1659, 3324], 'system', '5,51', '4,51', '+451'],
  [[1665], 'single', '1,665', '0,665', '−150'],
  [[6175], 'custom_bet', '6,175', '5,175', '+518'],
  [[1330, 1500], 'combo', '2,00', '1,00', '+100'], // 1.995
  [[1001, 1004], 'combo', '1,01', '0,01', '−10000'], // 1.005004
  [[1001, 1001], 'combo', '1,002', '0,002', '−50000'], // its gain would read zero
] as const)('[ODDS-1] [ODDS-5] [ODDS-10] %j as a %s reads %s, %s, %s', (legs, bet, ...texts) => {
  const shown = shownOdds(exactOdds(odds(...legs)), bet)
  expect((['european', 'hongkong', 'american'] as const).map(type => formatWith(shown, type, ','))).toEqual(
    texts,
  )
})

test('[ODDS-1] the odds shown of a combo or a system are what one unit of stake pays', () => {
  const UNIT = 100
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1001, max: 50_000 }), { minLength: 2, maxLength: 6 }), scaled => {
      const legs = odds(...scaled)
      const shown = formatOdds(shownOdds(exactOdds(legs), 'combo'), 'european')
      const pays = potentialWin(UNIT, legs)
      if (pays > UNIT) expect(shown).toBe(plainAmount(money(pays)))
      const exact = systemOdds(legs, 2)
      const lines = Number(roundHalfUp(multiply(exact, ratio(UNIT))))
      if (lines > UNIT)
        expect(formatOdds(shownOdds(exact, 'system'), 'european')).toBe(plainAmount(money(lines)))
    }),
  )
})

// Source: reference/domain.md a, truncated forms of [OB]: 13/8=2.62, 15/8=2.87, 11/8=2.37, 8/13=1.61, 2/7=1.28,
// 1/8=1.12.
test.each([
  [2620, '13/8'],
  [2630, '13/8'],
  [2870, '15/8'],
  [2370, '11/8'],
  [1610, '8/13'],
  [1280, '2/7'],
  [1120, '1/8'],
  [1660, '4/6'],
  [1670, '4/6'],
  [1470, '40/85'],
  [3120, '85/40'],
  [1339, '1/3'],
  [1710, '8/11'],
  [2130, '11/10'],
  [1003, '1/500'], // as far from 1/250: the shorter price
  [100_900, '100/1'],
  [1045, '1/25'], // as far from 1/20: the shorter price
  [1950, '20/21'], // the published table has 21/20 here, a slip
  [2050, '21/20'],
  [1900, '10/11'],
] as const)('[ODDS-6] british: %i is on the ladder as %s', (scaled, text) => {
  expect(formatOdds(toOdds(scaled), 'british')).toBe(text)
})

test('[ODDS-6] british: the ladder only climbs, and four of its rungs are unreduced on purpose', () => {
  const rungs = BRITISH_LADDER.map(({ n, m }) => n / m)
  expect(rungs).toEqual([...new Set(rungs)].sort((a, b) => a - b))
  expect(BRITISH_LADDER).toHaveLength(107)
  const reduced = ({ n, m }: { n: number; m: number }) =>
    Array.from({ length: n - 1 }, (_, i) => i + 2).every(by => n % by !== 0 || m % by !== 0)
  const unreduced = BRITISH_LADDER.filter(rung => !reduced(rung)).map(({ n, m }) => `${n}/${m}`)
  expect(unreduced).toEqual(['40/85', '4/6', '6/4', '85/40'])
})

test('[ODDS-6] british: every rung of the ladder reads as itself, or as the same fraction', () => {
  for (const { n, m } of BRITISH_LADDER) {
    const price = toOdds(Math.round((1000 * (n + m)) / m))
    const [shownN, shownM] = formatOdds(price, 'british').split('/').map(Number)
    expect(shownN! / shownM!, `${n}/${m}`).toBeCloseTo(n / m, 10)
  }
})

test('[ODDS-7] british: from 101 up whole numbers, never 0/1', () => {
  expect(formatOdds(toOdds(1001), 'british')).toBe('1/1000')
  expect(formatOdds(toOdds(101_000), 'british')).toBe('100/1')
  expect(formatOdds(toOdds(137_400), 'british')).toBe('136/1')
  expect(formatOdds(toOdds(1000), 'british')).toBe(NO_ODDS)
})

test('[ODDS-6] british: what is shown is on the ladder and no rung is nearer, whatever the price below 101', () => {
  const onLadder = new Map(BRITISH_LADDER.map(({ n, m }) => [`${n}/${m}`, 1000 + (1000 * n) / m]))
  fc.assert(
    fc.property(fc.integer({ min: 1001, max: 100_999 }).map(toOdds), price => {
      const shown = onLadder.get(formatOdds(price, 'british'))!
      for (const rung of onLadder.values())
        expect(Math.abs(shown - price)).toBeLessThanOrEqual(Math.abs(rung - price) + 1e-9)
    }),
  )
})

test.each([
  ['british', 1710, 1720, { before: '1.71', now: '1.72' }],
  ['british', 2000, 2500, { before: '1/1', now: '6/4' }],
  ['percent', 9000, 9010, { before: '9.00', now: '9.01' }],
  ['european', 1910, 1910, { before: '1.91', now: '1.91' }],
  ['british', 1710, 1710, { before: '8/11', now: '8/11' }],
] as const)('[ODDS-13] in %s a move from %i to %i never reads the same twice', (type, before, now, texts) => {
  expect(formatMove(toOdds(before), toOdds(now), type, '.')).toEqual(texts)
})

test('[ODDS-6] [ODDS-3] british: the payout has the exact price, not the fraction that is shown', () => {
  const price = toOdds(1710)
  expect(formatOdds(price, 'british')).toBe('8/11')
  expect(potentialWin(1_000, [price])).toBe(1_710)
})

test('[ODDS-8] american, indonesian and malaysian have no value at 1.000', () => {
  const texts = (['american', 'indonesian', 'malaysian'] as const).map(type => formatOdds(toOdds(1000), type))
  expect(texts).toEqual([NO_ODDS, NO_ODDS, NO_ODDS])
  expect(NO_ODDS).toBe('–')
})

test('[ODDS-9] american rounds to the nearest integer, half away from zero', () => {
  expect(formatOdds(toOdds(1910), 'american')).toBe('−110') // -109.89
  expect(formatOdds(toOdds(2375), 'american')).toBe('+138') // 137.5
})

test('[ODDS-10] no price with a value reads zero in any format', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1001, max: 10_000_000 }).map(toOdds),
      fc.constantFrom(...ODDS_TYPES),
      (price, type) => {
        expect(formatOdds(price, type)).toMatch(/[1-9]/)
      },
    ),
  )
})

test('[ODDS-11] the decimal sign is the locale’s, the digits are Western', () => {
  expect(formatWith(toOdds(2350), 'european', ',')).toBe('2,35')
  expect(formatWith(toOdds(1500), 'percent', ',')).toBe('66,7%')
})

test('[ODDS-12] european and hongkong read back exactly', () => {
  fc.assert(
    fc.property(anyOdds, fc.constantFrom<OddsType>('european', 'hongkong'), (price, type) => {
      expect(parseOdds(formatOdds(price, type), type)).toBe(price)
    }),
  )
})

/** Near evens, where a sign changes sides, each of them; elsewhere any. */
const anyPrice = fc.oneof(anyOdds, fc.integer({ min: 1980, max: 2020 }).map(toOdds))

test('[ODDS-12] every format reads back a price that is near, and that shows the same text again', () => {
  fc.assert(
    fc.property(anyPrice, fc.constantFrom(...ODDS_TYPES), (price, type) => {
      const text = formatOdds(price, type)
      const again = parseOdds(text, type)
      expect(again).toBeDefined()
      expect(near(again!, price, type)).toBe(true)
      expect(formatOdds(again!, type)).toBe(text)
    }),
    { numRuns: 2000, examples: [[toOdds(1173), 'percent']] },
  )
})

test.each([
  [1996, 'american', '+100'],
  [1998, 'american', '+100'],
  [1995, 'american', '−101'],
  [1998, 'indonesian', '1.00'],
  [1995, 'indonesian', '−1.01'],
  [2002, 'malaysian', '1.00'],
  [2006, 'malaysian', '−0.99'],
  [201_001, 'malaysian', '−0.005'],
  [201_000, 'malaysian', '−0.005'],
] as const)('[ODDS-12] where formats turn over, %i in %s is %s and reads back so', (price, type, text) => {
  expect(formatOdds(toOdds(price), type)).toBe(text)
  expect(formatOdds(parseOdds(text, type)!, type)).toBe(text)
})

test.each([
  ['2,35', 'european', 2350],
  ['1.00', 'european', 1000],
  ['6/4', 'british', 2500],
  ['+150', 'american', 2500],
  ['-200', 'american', 1500],
  ['−0.91', 'malaysian', 2099],
  ['50 %', 'percent', 2000],
  [' 2.35 ', 'european', 2350],
  ['9007199254740.991', 'european', Number.MAX_SAFE_INTEGER],
  ['+1.50', 'indonesian', 2500],
  ['1.00', 'indonesian', 2000],
  ['+0.91', 'malaysian', 1910],
  ['-1.00', 'malaysian', 2000],
  ['100%', 'percent', 1000],
] as const)('[ODDS-12] "%s" in %s is %i', (text, type, scaled) => {
  expect(parseOdds(text, type)).toBe(scaled)
})

test.each([
  ['', 'european'],
  ['0.99', 'european'],
  ['abc', 'british'],
  ['1/0', 'british'],
  ['0', 'american'],
  ['+50', 'european'],
  ['0', 'hongkong'],
  ['0%', 'percent'],
  ['101%', 'percent'],
  [NO_ODDS, 'american'],
  ['9007199254740.992', 'european'],
  ['1+50', 'american'],
  ['+-150', 'american'],
  ['+99', 'american'],
  ['-99.9', 'american'],
  ['0.99', 'indonesian'],
  ['1.01', 'malaysian'],
  ['-1.01', 'malaysian'],
  ['0', 'malaysian'],
  ['5%0', 'percent'],
  ['x1/2', 'british'],
  ['1/2x', 'british'],
] as const)('[ODDS-12] "%s" is no price in %s', (text, type) => {
  expect(parseOdds(text, type)).toBeUndefined()
})

test.each([
  // mode     saw   now   needs confirmation?
  ['none', 2000, 2100, true],
  ['none', 2000, 1900, true],
  ['none', 2000, 2000, false],
] as const)('[ACCEPT-1] %s: saw %i, now %i, needs confirmation: %s', (mode, saw, now, isNeeded) => {
  expect(needsAnswer(mode, saw, now)).toBe(isNeeded)
})

test.each([
  ['higher', 2000, 2100, false],
  ['higher', 2000, 1900, true],
  ['higher', 2000, 2000, false],
] as const)('[ACCEPT-2] %s: saw %i, now %i, needs confirmation: %s', (mode, saw, now, isNeeded) => {
  expect(needsAnswer(mode, saw, now)).toBe(isNeeded)
})

test.each([
  ['any', 2000, 2100, false],
  ['any', 2000, 1900, false],
] as const)('[ACCEPT-3] %s: saw %i, now %i, needs confirmation: %s', (mode, saw, now, isNeeded) => {
  expect(needsAnswer(mode, saw, now)).toBe(isNeeded)
})

test('[ACCEPT-4] a custom bet always uses none', () => {
  expect(acceptModeOf('custom_bet', 'any')).toBe('none')
  expect(acceptModeOf('combo', 'any')).toBe('any')
})

test('[ACCEPT-7] who has not chosen has higher', () => {
  expect(DEFAULT_ACCEPT_MODE).toBe('higher')
  expect(emptySlip({ currency: EUR }).acceptMode).toBe('higher')
})

function needsAnswer(mode: 'none' | 'higher' | 'any', saw: number, now: number): boolean {
  return needsConfirmation({ acceptedOdds: toOdds(saw), odds: toOdds(now) }, mode)
}

/** Within what the format's own rounding can hide. */
function near(again: Odds, price: Odds, type: OddsType): boolean {
  const error = Math.abs(again - price) / (price - 1000)
  switch (type) {
    case 'european':
    case 'hongkong':
      return again === price
    case 'british':
      return price >= 101_000 ? Math.abs(again - price) <= 1000 : Math.abs(again - price) <= rungError(price)
    case 'percent':
      // Half of the last digit shown, and the half thousandth that the price read back is rounded by.
      return Math.abs(100_000 / again - 100_000 / price) <= 0.05 + 50_000 / again ** 2 + 1e-9
    default:
      // Half of the last digit shown, relative to a profit that may be as short as one digit.
      return error <= 0.51 || Math.abs(again - price) <= 6
  }
}

/** How far the nearest rung of the ladder is, and the half thousandth that its own price is rounded by. */
function rungError(price: Odds): number {
  return 1 + Math.min(...BRITISH_LADDER.map(({ n, m }) => Math.abs(1000 + (1000 * n) / m - price)))
}
