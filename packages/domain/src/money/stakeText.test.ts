import fc from 'fast-check'
import { expect, test } from 'vitest'

import { LANGUAGES } from '../locale/index.ts'
import { code, money } from '../testing/builders.ts'
import type { Currency, Money } from './index.ts'
import {
  convertMoney,
  currencyOf,
  decimalsOf,
  formatAmount,
  formatMoney,
  parseStake,
  plainAmount,
  stakeDecimals,
  subcurrencyFor,
} from './index.ts'

/**
 * A currency as an operator's back end may have it: a name of ours or its own, crypto or not, any number of decimals.
 */
const anyCurrency: fc.Arbitrary<Currency> = fc
  .record({
    name: fc.constantFrom('USDT', 'BTC', 'EUR', 'KWD', 'JPY', 'XYZ'),
    decimals: fc.integer({ min: 0, max: 18 }),
    fiat: fc.boolean(),
  })
  .map(({ name, decimals, fiat }) => ({
    code: code(name),
    subunits: 10 ** decimals,
    symbol: currencyOf(name)?.symbol ?? name,
    fiat: currencyOf(name)?.fiat ?? fiat,
  }))
const anyValue = fc.oneof(fc.nat(Number.MAX_SAFE_INTEGER), fc.nat(100_000_000))
const anyLocale = fc.constantFrom(...LANGUAGES)

const USDT6: Currency = { ...currencyOf('USDT')!, subunits: 1_000_000 }

test('[MONEY-2] a crypto currency of six decimals takes six', () => {
  expect(stakeDecimals(USDT6)).toBe(6)
  expect(parseStake('1.12345678', USDT6, 'en')).toEqual({
    ok: false,
    error: { kind: 'too-many-decimals', allowed: 6 },
  })
  expect(parseStake('1.123456', USDT6, 'en')).toEqual({ ok: true, money: money(1_123_456, USDT6) })
})

test('[MONEY-2] a stake reads the sum that its digits say, whatever the currency is divided into', () => {
  fc.assert(
    fc.property(anyCurrency, fc.nat(999), fc.stringMatching(/^\d{0,18}$/), (currency, whole, decimals) => {
      const parsed = parseStake(`${whole}.${decimals}`, currency, 'en')
      const digits = decimals.replace(/0+$/, '')
      const places = decimalsOf(currency.subunits)
      const exact = BigInt(whole + digits.padEnd(places, '0'))
      if (digits.length > places) {
        expect(parsed).toEqual({ ok: false, error: { kind: 'too-many-decimals', allowed: places } })
      } else if (exact > BigInt(Number.MAX_SAFE_INTEGER)) {
        expect(parsed).toEqual({ ok: false, error: { kind: 'too-large' } })
      } else {
        expect(parsed).toEqual({ ok: true, money: money(Number(exact), currency) })
      }
    }),
  )
})

test('[MONEY-2] a currency that is not divided by a power of ten takes what it can be divided into', () => {
  const fifths = { code: code('MRU'), subunits: 5 }
  expect(parseStake('1.4', fifths, 'en')).toEqual({
    ok: true,
    money: { value: 7, currency: 'MRU', subunits: 5 },
  })
  expect(parseStake('1.5', fifths, 'en')).toEqual({
    ok: false,
    error: { kind: 'too-many-decimals', allowed: 1 },
  })
})

test('[MONEY-5] every sum that is shown reads back the same: every language, 0 to 18 decimals', () => {
  fc.assert(
    fc.property(anyValue, anyCurrency, anyLocale, (value, currency, locale) => {
      const sum = money(value, currency)
      const back = { ok: true, money: sum }
      expect(parseStake(formatAmount(sum, locale), currency, locale)).toEqual(back)
      expect(parseStake(plainAmount(sum), currency, 'en')).toEqual(back)
      expect(parseStake(formatMoney(sum, locale), currency, locale)).toEqual(back)
      expect(parseStake(formatMoney(sum, locale, { unit: 'code', zeros: 'trim' }), currency, locale)).toEqual(
        back,
      )
    }),
    { numRuns: 2000 },
  )
})

test('[MONEY-3] a sum in its sub-currency reads back the same, and is never in one of another division', () => {
  fc.assert(
    fc.property(anyValue, anyCurrency, anyLocale, (value, { code: name, subunits }, locale) => {
      const sum: Money = { value, currency: name, subunits }
      const part = subcurrencyFor(sum)
      if (subunits !== 100_000_000 || name !== 'BTC') expect(part).toBeUndefined()
      const text = formatAmount(part ? { ...sum, subunits: part.subunits } : sum, locale)
      expect(parseStake(text, { code: name, subunits }, locale, part)).toEqual({ ok: true, money: sum })
    }),
  )
})

test('[MONEY-7] a sum in another division of its own currency is the same sum', () => {
  const rates = { base: 'EUR', at: 0, perBase: {} }
  expect(convertMoney(money(150_000_000, currencyOf('USDT')!), USDT6, rates)).toEqual(money(1_500_000, USDT6))
})

test.each([
  [123_456_789, '₹12,34,567.89', '12,34,567.89'],
  [12_345_600, '₹1,23,456.00', '1,23,456.00'],
  [1_234_500, '₹12,345.00', '12,345.00'],
  [99_900, '₹999.00', '999.00'],
  [1_234_567_890_100, '₹12,34,56,78,901.00', '12,34,56,78,901.00'],
])('[MONEY-4] Hindi groups the last three digits and then two by two: %i reads %s', (value, text, amount) => {
  const INR = currencyOf('INR')!
  expect(formatMoney(money(value, INR), 'hi')).toBe(text)
  expect(formatAmount(money(value, INR), 'hi')).toBe(amount)
})

test.each([
  ['12,34,567', 123_456_700],
  ['1,23,456.5', 12_345_650],
  ['१२,३४,५६७.८९', 123_456_789],
  ['1,234,567', 123_456_700],
  ['1,234', 123_400],
  ['12,34', 1234],
] as const)('[MONEY-5] in Hindi "%s" is %i subunits', (text, value) => {
  const INR = currencyOf('INR')!
  expect(parseStake(text, INR, 'hi')).toEqual({ ok: true, money: money(value, INR) })
})

test.each(['12,34,56', '123,45,678', '1,2,345', '0,12,345'])('[MONEY-5] in Hindi "%s" is no number', text => {
  expect(parseStake(text, currencyOf('INR')!, 'hi')).toEqual({ ok: false, error: { kind: 'not-a-number' } })
})
