import { expect, test } from 'vitest'

import { money } from '../testing/builders.ts'
import { CURRENCIES, decimalsOf, formatMoney } from './index.ts'

const NBSP = '\u00a0'
const NARROW_NBSP = '\u202f'
const fiat = CURRENCIES.filter(currency => currency.fiat)

// Source: ISO 4217 minor units, as the runtime's own Intl has them.
test.each(fiat.map(({ code, subunits }) => [code, subunits] as const))(
  '[MONEY-1] %s has the subunits of ISO 4217: %i',
  (code, subunits) => {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: code,
    }).resolvedOptions()
    expect(decimalsOf(subunits)).toBe(maximumFractionDigits)
  },
)

test('[MONEY-4] every currency has its sign', () => {
  expect(fiat.map(({ code, symbol }) => `${code} ${symbol}`).join(', ')).toBe(
    'EUR €, USD $, GBP £, CAD CA$, AUD A$, NZD NZ$, NOK kr, SEK kr, PLN zł, BRL R$, TRY ₺, INR ₹, KZT ₸, JPY ¥, ' +
      'KRW ₩, CLP CLP, VND ₫, ISK ISK, KWD KWD, BHD BHD, JOD JOD, TND TND, OMR OMR',
  )
  const crypto = CURRENCIES.filter(currency => !currency.fiat)
  expect(crypto.map(({ code }) => code).join(' ')).toBe('BTC LTC BCH DOGE DASH ADA ETH USDC USDT XRP TRX BNB')
  for (const { code, symbol, subunits } of crypto) expect([symbol, subunits]).toEqual([code, 100_000_000])
})

test('[MONEY-3] only bitcoin has parts: microbitcoin, then millibitcoin', () => {
  expect(
    CURRENCIES.flatMap(({ code, subcurrencies }) => (subcurrencies ? [[code, subcurrencies]] : [])),
  ).toEqual([
    [
      'BTC',
      [
        { code: 'uBTC', subunits: 100 },
        { code: 'mBTC', subunits: 100_000 },
      ],
    ],
  ])
})

// Source: CLDR number patterns of each language.
test.each([
  ['az da de el es hr id it ro sl sr tr vi', `1.234,50${NBSP}€`],
  ['bg cs et fi hu kk lt lv nb no pl ru sk sv uk uz', `1${NBSP}234,50${NBSP}€`],
  ['ar fa he', `1,234.50${NBSP}€`],
  ['fr', `1${NARROW_NBSP}234,50${NBSP}€`],
  ['nl pt pt-BR PT', `€${NBSP}1.234,50`],
  ['en en-GB ja zh xx', '€1,234.50'],
])('[MONEY-4] in %s a sum reads %s', (languages, text) => {
  for (const language of languages.split(' '))
    expect(formatMoney(money(123_450), language), language).toBe(text)
})

test('[MONEY-4] a minus is before the sign, and before the sum where the sign comes after', () => {
  expect(formatMoney(money(-123_450), 'nl')).toBe(`−€${NBSP}1.234,50`)
  expect(formatMoney(money(-123_450), 'de')).toBe(`−1.234,50${NBSP}€`)
})
