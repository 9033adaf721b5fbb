import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toMoney } from './toMoney.ts'
import { toCurrency } from './toSystem.ts'

test('an amount keeps its value, its currency and how many subunits that has, and nothing else', () => {
  const wire = { value: 1_050, currency: 'KWD', subunits: 1_000, v: 3 }
  expect(toMoney(wire)).toStrictEqual({ value: 1_050, currency: 'KWD', subunits: 1_000 })
})

test('no amount is rounded', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), value => {
      expect(toMoney({ value, currency: 'JPY', subunits: 1 })).toStrictEqual({
        value,
        currency: 'JPY',
        subunits: 1,
      })
    }),
  )
})

test('a currency of the site', () => {
  const euro = { code: 'EUR', subunits: 100, fiat: true, symbol: '€' }
  expect(toCurrency(euro)).toStrictEqual(euro)
})

test('a crypto currency with smaller units', () => {
  const bitcoin = {
    code: 'BTC',
    subunits: 100_000_000,
    fiat: false,
    symbol: 'BTC',
    subcurrencies: [
      { code: 'uBTC', subunits: 100 },
      { code: 'mBTC', subunits: 100_000 },
    ],
  }
  expect(toCurrency(bitcoin)).toStrictEqual(bitcoin)
  expect(toCurrency({ ...bitcoin, subcurrencies: [] })).toStrictEqual({ ...bitcoin, subcurrencies: [] })
  expect(toCurrency({ ...bitcoin, subcurrencies: undefined })).not.toHaveProperty('subcurrencies')
})
