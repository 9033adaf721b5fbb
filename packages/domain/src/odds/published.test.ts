import { describe, expect, test } from 'vitest'

import type { Odds, OddsType } from './index.ts'
import { formatOdds as formatWith, ODDS_TYPES, parseOdds, toOdds } from './index.ts'

const formatOdds = (price: Odds, type: OddsType): string => formatWith(price, type, '.')
const inFormats = (price: Odds) => ODDS_TYPES.map(type => formatOdds(price, type))
/** Published figures have more places than we show: the same figure at ours. */
const hundredths = (price: Odds) => Math.floor((price + 5) / 10) / 100

// Source: olbg.com, "Fraction to Decimal Odds & Probability", odds conversion table. Its three slips are put right:
// 10/11 at 1.90 (it is 1.909), the first "21/20", at 1.95 (it is 20/21), 4/6 at 61.54% (it is 60%).
const OLBG = [
  ['1/5', 1.2, 83.3],
  ['2/9', 1.22, 81.8],
  ['1/4', 1.25, 80],
  ['2/7', 1.29, 77.8],
  ['3/10', 1.3, 76.9],
  ['1/3', 1.33, 75],
  ['4/11', 1.36, 73.3],
  ['2/5', 1.4, 71.4],
  ['4/9', 1.44, 69.23],
  ['40/85', 1.47, 68],
  ['1/2', 1.5, 66.67],
  ['8/15', 1.53, 65.22],
  ['4/7', 1.57, 63.64],
  ['8/13', 1.62, 61.9],
  ['4/6', 1.67, 60],
  ['8/11', 1.73, 57.89],
  ['4/5', 1.8, 55.56],
  ['5/6', 1.83, 54.55],
  ['10/11', 1.91, 52.38],
  ['20/21', 1.95, 51.22],
  ['1/1', 2, 50],
  ['21/20', 2.05, 48.78],
  ['11/10', 2.1, 47.62],
  ['6/5', 2.2, 45.45],
  ['5/4', 2.25, 44.44],
  ['13/10', 2.3, 43.48],
  ['11/8', 2.38, 42.11],
  ['7/5', 2.4, 41.67],
  ['6/4', 2.5, 40],
  ['8/5', 2.6, 38.46],
  ['13/8', 2.63, 38.1],
  ['7/4', 2.75, 36.36],
  ['9/5', 2.8, 35.71],
  ['15/8', 2.88, 34.78],
  ['2/1', 3, 33.33],
  ['85/40', 3.13, 32],
  ['11/5', 3.2, 31.25],
  ['9/4', 3.25, 30.77],
  ['12/5', 3.4, 29.41],
  ['5/2', 3.5, 28.57],
  ['13/5', 3.6, 27.78],
  ['11/4', 3.75, 26.67],
  ['14/5', 3.8, 26.32],
  ['3/1', 4, 25],
  ['16/5', 4.2, 23.81],
  ['10/3', 4.33, 23.08],
  ['17/5', 4.4, 22.73],
  ['7/2', 4.5, 22.22],
] as const

describe('the table of olbg.com', () => {
  test.each(OLBG)('[ODDS-6] %s reads back as %d and is shown as itself', (fraction, decimal) => {
    const price = parseOdds(fraction, 'british')!
    expect(hundredths(price)).toBe(decimal)
    expect(formatOdds(price, 'british')).toBe(fraction)
  })

  test.each(OLBG)(
    '[ODDS-6] the fraction %s is found from its price of %d at two places',
    (fraction, decimal) => {
      expect(formatOdds(toOdds(Math.round(decimal * 1000)), 'british')).toBe(fraction)
    },
  )

  test.each(OLBG)('[ODDS-5] %s, at %d, is a chance of %d percent', (fraction, _, chance) => {
    const shown = formatOdds(parseOdds(fraction, 'british')!, 'percent')
    // The table has the fraction's own chance, we that of its price to the thousandth: a digit apart at most.
    expect(Math.abs(Number.parseFloat(shown) - chance)).toBeLessThan(0.1)
    expect(shown).toMatch(/^\d+\.\d%$/)
  })
})

// Source: bettingonline.org/reference/odds-conversion, the rows whose fraction is a bookmaker's.
const MONEYLINES = [
  ['−105', 1.95, '20/21', '51.2%'],
  ['−110', 1.91, '10/11', '52.4%'],
  ['−120', 1.83, '5/6', '54.6%'], // the table has 5/6 itself, 54.545; 1.833 is 54.555
  ['−150', 1.67, '4/6', '60.0%'],
  ['−200', 1.5, '1/2', '66.7%'],
  ['−300', 1.33, '1/3', '75.0%'],
  ['−400', 1.25, '1/4', '80.0%'],
  ['−500', 1.2, '1/5', '83.3%'],
  ['−600', 1.17, '1/6', '85.7%'],
  ['−700', 1.14, '1/7', '87.5%'],
  ['−800', 1.13, '1/8', '88.9%'],
  ['−900', 1.11, '1/9', '90.0%'],
  ['−1000', 1.1, '1/10', '90.9%'],
  ['+100', 2, '1/1', '50.0%'],
  ['+105', 2.05, '21/20', '48.8%'],
  ['+110', 2.1, '11/10', '47.6%'],
  ['+120', 2.2, '6/5', '45.5%'],
  ['+150', 2.5, '6/4', '40.0%'],
  ['+200', 3, '2/1', '33.3%'],
  ['+300', 4, '3/1', '25.0%'],
  ['+400', 5, '4/1', '20.0%'],
  ['+500', 6, '5/1', '16.7%'],
  ['+600', 7, '6/1', '14.3%'],
  ['+700', 8, '7/1', '12.5%'],
  ['+800', 9, '8/1', '11.1%'],
  ['+900', 10, '9/1', '10.0%'],
  ['+1000', 11, '10/1', '9.1%'],
  ['+1500', 16, '15/1', '6.3%'], // the table cuts 6.25 to 6.2
  ['+2000', 21, '20/1', '4.8%'],
] as const

describe('the table of bettingonline.org', () => {
  test.each(MONEYLINES)('[ODDS-9] %s is %d, %s, %s', (american, decimal, fraction, chance) => {
    const price = parseOdds(american, 'american')!
    expect(hundredths(price)).toBe(decimal)
    expect(formatOdds(price, 'british')).toBe(fraction)
    expect(formatOdds(price, 'percent')).toBe(chance)
  })

  test.each(MONEYLINES)(
    '[ODDS-9] %s is shown for its price, to within the thousandth that odds have',
    american => {
      const price = parseOdds(american, 'american')!
      if (price === 2000) return expect(formatOdds(price, 'american')).toBe(american)
      const [below, above] = [price - 1, price + 1].map(near => figure(formatOdds(toOdds(near), 'american')))
      expect(below! <= figure(american) && figure(american) <= above!).toBe(true)
    },
  )

  function figure(text: string): number {
    return Number(text.replace('−', '-'))
  }
})

// Source: the tests of marcoblume/odds.converter 1.4.9 (tests/testthat, git f9252cb), every price in them, each figure
// at the places we show. Its NA is a refusal.
describe('the tests of odds.converter', () => {
  test.each([
    // decimal  hongkong  american  indonesian malaysian percent       the package's own figures
    [1.9, '0.90', '−111', '−1.11', '0.90', '52.6%'], // 0.9  -111.11111  -1.111111  0.9  0.5263157895
    [2.5, '1.50', '+150', '1.50', '−0.67', '40.0%'], // 1.5  150  1.5  -0.6666666667  0.4
    [1.1, '0.10', '−1000', '−10.00', '0.10', '90.9%'], // 0.1  -1000  -10  0.1  0.9090909091
    [3000, '2999.00', '+299900', '2999.00', '−0.0003', '0.03%'], // 2999  299900  2999  -0.0003334445  0.0003333333
    [2.9, '1.90', '+190', '1.90', '−0.53', '34.5%'], // 1.9  190  1.9  -0.5263157895  0.3448275862
    [3.5, '2.50', '+250', '2.50', '−0.40', '28.6%'], // 2.5  250  2.5  -0.4  0.2857142857
    [2.1, '1.10', '+110', '1.10', '−0.91', '47.6%'], // 1.1  110  1.1  -0.9090909091  0.4761904762
    [3001, '3000.00', '+300000', '3000.00', '−0.0003', '0.03%'], // 3000  300000  3000  -0.0003333333  0.0003332223
    [2.03, '1.03', '+103', '1.03', '−0.97', '49.3%'], // 1.03  103  1.03  -0.9708738  0.4926108
    [3.03, '2.03', '+203', '2.03', '−0.49', '33.0%'], // 2.03  203  2.03  -0.4926108  0.3300330
    [1.901, '0.901', '−111', '−1.11', '0.90', '52.6%'], // 0.9009009  -111  -1.11  0.9009009  0.5260664
    [1.93, '0.93', '−108', '−1.08', '0.93', '51.8%'], // 0.93  -107.5269  -1.0753  0.93  0.5181 (dec2all's example)
    [2.05, '1.05', '+105', '1.05', '−0.95', '48.8%'], // 1.05  105  1.05  -0.9524  0.4878 (dec2all's example)
  ] as const)('[ODDS-5] %d reads %s, %s, %s, %s, %s', (decimal, ...texts) => {
    const [, , hongkong, american, indonesian, malaysian, percent] = inFormats(
      toOdds(Math.round(decimal * 1000)),
    )
    expect([hongkong, american, indonesian, malaysian, percent]).toEqual(texts)
  })

  test.each([
    ['1.9', 'hongkong', 2900],
    ['0.1', 'hongkong', 1100],
    ['2.5', 'hongkong', 3500],
    ['1.1', 'hongkong', 2100],
    ['3000', 'hongkong', 3_001_000],
    ['-111', 'american', 1901], // 1.900901
    ['103', 'american', 2030],
    ['203', 'american', 3030],
    ['-1.11', 'indonesian', 1901],
    ['1.03', 'indonesian', 2030],
    ['-10', 'indonesian', 1100],
    ['0.9009009', 'malaysian', 1901],
    ['-0.9708738', 'malaysian', 2030],
    ['-0.4926108', 'malaysian', 3030],
    ['-0.0003334445', 'malaysian', 3_000_000],
    ['52.63157895', 'percent', 1900],
    ['33.00330', 'percent', 3030],
    ['0.03333333', 'percent', 3_000_000],
  ] as const)('[ODDS-12] %s in %s reads back as %i', (text, type, price) => {
    expect(parseOdds(text, type)).toBe(price)
  })

  test.each([
    ['0.1', 'european'],
    ['-0.23', 'european'],
    ['-0.23', 'hongkong'],
    ['99', 'american'],
    ['-27', 'american'],
  ] as const)('[ODDS-12] %s in %s is no price', (text, type) => {
    expect(parseOdds(text, type)).toBeUndefined()
  })
})

// Source: the tests of 1player/oddslib 2.1.1 (test/index.mjs, git c4ef844). Where it takes 1.000 (moneyline 0, Hong
// Kong and malay 0) we take none, for no bet has that price in those formats; its 3.5 for 5/2 without a denominator is
// not ours.
describe('the tests of oddslib', () => {
  test.each([
    ['1.5', 'european', 1500],
    ['-500', 'american', 1200],
    ['500', 'american', 6000],
    ['0.2', 'hongkong', 1200],
    ['5/2', 'british', 3500],
    ['3/1', 'british', 4000],
    ['50%', 'percent', 2000],
    ['0.2', 'malaysian', 1200],
    ['-0.4', 'malaysian', 3500],
    ['0.75', 'malaysian', 1750],
    ['-5.0', 'indonesian', 1200],
    ['3.0', 'indonesian', 4000],
  ] as const)('[ODDS-12] %s in %s reads back as %i', (text, type, price) => {
    expect(parseOdds(text, type)).toBe(price)
  })

  test.each([
    [1800, 'american', '−125'],
    [4500, 'american', '+350'],
    [1200, 'hongkong', '0.20'],
    [11_760, 'hongkong', '10.76'],
    [1400, 'british', '2/5'],
    [3500, 'british', '5/2'],
    [2000, 'british', '1/1'],
    [2023, 'british', '1/1'], // theirs is 1023/1000, which no shop prints: ours is from the ladder
    [1600, 'percent', '62.5%'],
    [2500, 'percent', '40.0%'],
    [1100, 'malaysian', '0.10'],
    [2000, 'malaysian', '1.00'],
    [5000, 'malaysian', '−0.25'],
    [1100, 'indonesian', '−10.00'],
    [2000, 'indonesian', '1.00'],
    [5000, 'indonesian', '4.00'],
  ] as const)('[ODDS-5] %i in %s is %s', (price, type, text) => {
    expect(formatOdds(toOdds(price), type)).toBe(text)
  })

  test.each<[string, OddsType]>([
    ['0.98', 'european'],
    ['0', 'european'],
    ['-0.5', 'european'],
    ['foo', 'european'],
    ['-', 'european'],
    ['foo', 'american'],
    ['-', 'american'],
    ['-0.5', 'hongkong'],
    ['5/2/3', 'british'],
    ['0/0', 'british'],
    ['3/0', 'british'],
    ['-5/2', 'british'],
    ['2/-5', 'british'],
    ['5/', 'british'],
    ['5//2', 'british'],
    ['-1', 'percent'],
    ['0', 'percent'],
    ['1.01', 'malaysian'],
    ['-', 'malaysian'],
    ['0.0', 'indonesian'],
    ['-', 'indonesian'],
  ])('[ODDS-12] "%s" in %s is no price', (text, type) => {
    expect(parseOdds(text, type)).toBeUndefined()
  })
})
