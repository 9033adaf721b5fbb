import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { BTC, code, EUR, JPY, KWD, money, odds } from '../testing/builders.ts'
import type { Currency } from './index.ts'
import {
  convertMoney,
  CURRENCIES,
  currencyOf,
  formatAmount,
  formatMoney,
  moneyOf,
  parseStake,
  plainAmount,
  potentialWin,
  stakeDecimals,
  subcurrencyFor,
} from './index.ts'

const NBSP = '\u00a0'
const CAD = currencyOf('CAD')!

// Source: reference/domain.md h (ISO 4217; crypto at 1e8 as payment firms do).
test.each([
  ['EUR', 100, 2],
  ['GBP', 100, 2],
  ['JPY', 1, 0],
  ['ISK', 1, 0],
  ['KWD', 1000, 3],
  ['TND', 1000, 3],
  ['BTC', 100_000_000, 8],
  ['ETH', 100_000_000, 8],
] as const)(
  '[MONEY-1] [MONEY-2] %s has %i subunits and stakes of %i decimals',
  (name, subunits, decimals) => {
    const currency = currencyOf(name)!
    expect(currency.subunits).toBe(subunits)
    expect(stakeDecimals(currency)).toBe(decimals)
  },
)

test('[MONEY-1] every currency has a code of its own, and an unknown code has none', () => {
  expect(new Set(CURRENCIES.map(currency => currency.code)).size).toBe(CURRENCIES.length)
  expect(currencyOf('XXX')).toBeUndefined()
  expect(() => moneyOf(0.5, EUR)).toThrow(new RangeError('Money is whole subunits; got 0.5.'))
})

test.each([
  [0, undefined],
  [1, 'uBTC'],
  [9_999, 'uBTC'],
  [10_000, 'mBTC'],
  [9_999_999, 'mBTC'],
  [10_000_000, undefined],
] as const)('[MONEY-3] %i satoshi are shown in %s', (value, part) => {
  expect(subcurrencyFor(money(value, BTC))?.code).toBe(part)
  expect(subcurrencyFor(money(value, EUR))).toBeUndefined()
})

describe('a sum', () => {
  test.each([
    [money(123_450), 'en', '€1,234.50'],
    [money(123_450), 'de', `1.234,50${NBSP}€`],
    [money(123_450), 'fr', `1\u202f234,50${NBSP}€`],
    [money(123_450), 'ar', `1,234.50${NBSP}€`],
    [money(123_450), 'pt-BR', `€${NBSP}1.234,50`],
    [money(-500), 'en', '−€5.00'],
    [money(0), 'en', '€0.00'],
    [money(1250, CAD), 'en', 'CA$12.50'],
    [money(1250, JPY), 'en', '¥1,250'],
    [money(1250, KWD), 'en', `KWD${NBSP}1.250`],
    [money(150_000_000, BTC), 'en', `1.50${NBSP}BTC`],
    [money(1, BTC), 'de', `0,00000001${NBSP}BTC`],
  ] as const)('[MONEY-4] a sum reads as its locale writes it: %o in %s, %s', (sum, locale, text) => {
    expect(formatMoney(sum, locale)).toBe(text)
  })

  test('[MONEY-4] with the code, without zeros, in the sub-currency, without the currency, and for a field', () => {
    expect(formatMoney(money(2000), 'en', { unit: 'code', zeros: 'trim' })).toBe(`EUR${NBSP}20`)
    expect(formatMoney(money(5000, BTC), 'en', { subcurrency: true })).toBe(`50.00${NBSP}uBTC`)
    expect(formatMoney(money(2000), 'en', { zeros: 'trim' })).toBe('€20')
    expect(formatMoney(money(2050), 'en', { zeros: 'trim' })).toBe('€20.50')
    expect(formatAmount(money(123_450), 'de')).toBe('1.234,50')
    expect(plainAmount(money(123_450))).toBe('1234.50')
    expect(formatMoney({ value: 5, currency: code('XXX'), subunits: 1 }, 'en')).toBe(`XXX${NBSP}5`)
  })
})

describe('a stake that is typed', () => {
  test.each([
    ['12.50', EUR, 'en', 1250],
    ['12,50', EUR, 'en', 1250],
    ['12,5', EUR, 'de', 1250],
    ['1.234,5', EUR, 'de', 123_450],
    ['1,234.50', EUR, 'de', 123_450],
    ['1.234', EUR, 'de', 123_400],
    ['1,234', EUR, 'en', 123_400],
    ['1.234.567', EUR, 'de', 123_456_700],
    ['1 234,50', EUR, 'fr', 123_450],
    [`1${NBSP}234`, EUR, 'fr', 123_400],
    ["1'234.50", EUR, 'de', 123_450],
    ['٢٠', EUR, 'ar', 2000],
    ['١٢٫٥٠', EUR, 'ar', 1250],
    ['١٬٢٣٤٫٥', EUR, 'ar', 123_450],
    ['۱۲٫۵', EUR, 'fa', 1250],
    ['.5', EUR, 'en', 50],
    ['5.', EUR, 'en', 500],
    ['0', EUR, 'en', 0],
    ['007', EUR, 'en', 700],
    ['10.00', JPY, 'en', 10],
    ['1,250', KWD, 'de', 1250],
    ['0,125', KWD, 'en', 125],
    ['0.00000001', BTC, 'en', 1],
    ['12.500', EUR, 'en', 1250],
    [' 20 ', EUR, 'en', 2000],
    ['\u200f٢٠\u061c', EUR, 'ar', 2000],
    ['١٢،٥٠', EUR, 'ar', 1250],
    ['1,234,567', EUR, 'en', 123_456_700],
    ['1.234.567,89', EUR, 'en', 123_456_789],
    ['90071992547409.91', EUR, 'en', Number.MAX_SAFE_INTEGER],
    ['５０．２５', EUR, 'ja', 5025],
    ['１，２３４', JPY, 'ja', 1234],
    ['￥500', JPY, 'ja', 500],
    ['€5', EUR, 'en', 500],
    ['€ 5', EUR, 'pt', 500],
    ['5 €', EUR, 'de', 500],
    [`1.234,50${NBSP}€`, EUR, 'de', 123_450],
    ['5eur', EUR, 'en', 500],
    ['Eur 5', EUR, 'en', 500],
    ['CA$5', CAD, 'en', 500],
    ['0.5 btc', BTC, 'en', 50_000_000],
    ['\u2067٢٠ €\u2069', EUR, 'ar', 2000],
    ['\u202a€20\u202c', EUR, 'ar', 2000],
    ['5 ZZZ', { ...EUR, code: code('ZZZ') }, 'en', 500],
  ] as [string, Currency, string, number][])(
    '[MONEY-5] a stake as people type it: "%s" %o in %s is %i subunits',
    (text, currency, locale, value) => {
      expect(parseStake(text, currency, locale)).toEqual({ ok: true, money: money(value, currency) })
    },
  )

  test.each([
    ['', EUR, 'en', { kind: 'empty' }],
    [',', EUR, 'en', { kind: 'empty' }],
    ['-5', EUR, 'en', { kind: 'negative' }],
    ['−5', EUR, 'en', { kind: 'negative' }],
    ['12.345', EUR, 'en', { kind: 'too-many-decimals', allowed: 2 }],
    ['0.5', JPY, 'en', { kind: 'too-many-decimals', allowed: 0 }],
    ['0.000000001', BTC, 'en', { kind: 'too-many-decimals', allowed: 8 }],
    ['10 20', EUR, 'en', { kind: 'not-a-number' }],
    ['01 234', EUR, 'en', { kind: 'not-a-number' }],
    ['1 234 56', EUR, 'en', { kind: 'not-a-number' }],
    ['5-', EUR, 'en', { kind: 'not-a-number' }],
    ['x1.5', EUR, 'en', { kind: 'not-a-number' }],
    ['1.x5', EUR, 'en', { kind: 'not-a-number' }],
    ['1.5x', EUR, 'en', { kind: 'not-a-number' }],
    ['1.234,567,890', EUR, 'de', { kind: 'not-a-number' }],
    ['0.234.567', EUR, 'de', { kind: 'not-a-number' }],
    ['1234.567.890', EUR, 'de', { kind: 'not-a-number' }],
    ['1.234.5678', EUR, 'de', { kind: 'not-a-number' }],
    ['90071992547409.92', EUR, 'en', { kind: 'too-large' }],
    ['1e3', EUR, 'en', { kind: 'not-a-number' }],
    ['1.2.3', EUR, 'en', { kind: 'not-a-number' }],
    ['1,23,456', EUR, 'en', { kind: 'not-a-number' }],
    ['1.234,567,8', EUR, 'de', { kind: 'not-a-number' }],
    ['$5', EUR, 'en', { kind: 'not-a-number' }],
    ['5 USD', EUR, 'en', { kind: 'not-a-number' }],
    ['€5€', EUR, 'en', { kind: 'not-a-number' }],
    ['5€0', EUR, 'en', { kind: 'not-a-number' }],
    ['5²', EUR, 'en', { kind: 'not-a-number' }],
    ['5 mBTC', BTC, 'en', { kind: 'not-a-number' }],
    ['€', EUR, 'en', { kind: 'empty' }],
    ['−€5', EUR, 'en', { kind: 'negative' }],
    ['€−5', EUR, 'en', { kind: 'negative' }],
    ['－5 €', EUR, 'ja', { kind: 'negative' }],
    ['99999999999999999', EUR, 'en', { kind: 'too-large' }],
  ] as const)('[MONEY-5] "%s" %o in %s is refused', (text, currency, locale, error) => {
    expect(parseStake(text, currency, locale)).toEqual({ ok: false, error })
  })

  test('[MONEY-5] a sum in a sub-currency has its own decimals', () => {
    const [uBTC] = BTC.subcurrencies!
    expect(parseStake('50.25', BTC, 'en', uBTC)).toEqual({ ok: true, money: money(5025, BTC) })
    expect(parseStake('50.255', BTC, 'en', uBTC).ok).toBe(false)
    expect(parseStake('50.25 uBTC', BTC, 'en', uBTC)).toEqual({ ok: true, money: money(5025, BTC) })
    expect(parseStake('50.25 BTC', BTC, 'en', uBTC).ok).toBe(false)
  })

  test('[MONEY-5] what is shown reads back the same, in every locale and currency', () => {
    fc.assert(
      fc.property(
        fc.nat(Number.MAX_SAFE_INTEGER),
        fc.constantFrom(...CURRENCIES),
        fc.constantFrom('en', 'de', 'ar', 'fr', 'pt-BR', 'ru', 'ja'),
        (value, currency, locale) => {
          const sum = money(value, currency)
          expect(parseStake(formatAmount(sum, locale), currency, locale)).toEqual({ ok: true, money: sum })
          expect(parseStake(plainAmount(sum), currency, 'en')).toEqual({ ok: true, money: sum })
          expect(parseStake(formatMoney(sum, locale), currency, locale)).toEqual({ ok: true, money: sum })
        },
      ),
    )
  })

  test('[MONEY-5] no text at all makes it throw or stake a fraction', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('en', 'de'), (text, locale) => {
        const parsed = parseStake(text, EUR, locale)
        if (parsed.ok) expect(Number.isSafeInteger(parsed.money.value) && parsed.money.value >= 0).toBe(true)
      }),
    )
  })
})

describe('[MONEY-6] potential win', () => {
  test('[MONEY-6] the exact product, rounded half up once', () => {
    // Pinnacle's worked parlay: 468.65 / 2 = 234.325 is paid as 234.33 (reference/domain.md b).
    expect(potentialWin(46_865, odds(1000), 500)).toBe(23_433)
    expect(potentialWin(1000, odds(2050, 1720, 1750))).toBe(6171) // 61.705 -> 61.71
    expect(potentialWin(1000, odds(1950))).toBe(1950)
    expect(potentialWin(1000, [])).toBe(0)
  })

  test('[MONEY-6] exact to the last subunit up to 2^53, and no further than that', () => {
    // 4503599627370496.5, a half that floating point cannot hold.
    expect(potentialWin(3_002_399_751_580_331, odds(1500))).toBe(4_503_599_627_370_497)
    expect(potentialWin(3, odds(1001, 1001, 1001, 1001, 1001))).toBe(3)
    expect(potentialWin(Number.MAX_SAFE_INTEGER, odds(1000))).toBe(Number.MAX_SAFE_INTEGER)
    const legs = odds(1_000_000, 1_000_000, 1_000_000, 1_000_000)
    expect(potentialWin(123_456_789, legs)).toBe(Number.MAX_SAFE_INTEGER)
  })
})

test('[MONEY-7] conversion rounds to the nearest subunit; without a rate there is none', () => {
  const rates = { base: 'EUR', at: 0, perBase: { JPY: '163.25', BTC: '0.00001', BAD: '-1', NIL: '0' } }
  expect(convertMoney(money(1000), JPY, rates)).toEqual(money(1633, JPY)) // 1632.5
  expect(convertMoney(money(1633, JPY), EUR, rates)).toEqual(money(1000))
  expect(convertMoney(money(1000), BTC, rates)).toEqual(money(10_000, BTC))
  expect(convertMoney(money(1000), EUR, rates)).toEqual(money(1000))
  expect(convertMoney(money(1000), KWD, rates)).toBeUndefined()
  expect(convertMoney(money(1000), { code: code('BAD'), subunits: 1 }, rates)).toBeUndefined()
  expect(convertMoney(money(1000), { code: code('NIL'), subunits: 1 }, rates)).toBeUndefined()
  expect(convertMoney(money(1000, KWD), KWD, rates)).toEqual(money(1000, KWD)) // into itself it needs no rate
})
