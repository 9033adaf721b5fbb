import { decimalsOf } from './money.ts'
import type { Currency, CurrencyCode, Money, Subcurrency } from './money.ts'

const CRYPTO_SUBUNITS = 100_000_000

/** Fiat: code, subunits, symbol (ISO 4217 minor units; reference/domain.md h). */
const FIAT: readonly (readonly [string, number, string])[] = [
  ['EUR', 100, '€'],
  ['USD', 100, '$'],
  ['GBP', 100, '£'],
  ['CAD', 100, 'CA$'],
  ['AUD', 100, 'A$'],
  ['NZD', 100, 'NZ$'],
  ['NOK', 100, 'kr'],
  ['SEK', 100, 'kr'],
  ['PLN', 100, 'zł'],
  ['BRL', 100, 'R$'],
  ['TRY', 100, '₺'],
  ['INR', 100, '₹'],
  ['KZT', 100, '₸'],
  ['JPY', 1, '¥'],
  ['KRW', 1, '₩'],
  ['CLP', 1, 'CLP'],
  ['VND', 1, '₫'],
  ['ISK', 1, 'ISK'],
  ['KWD', 1000, 'KWD'],
  ['BHD', 1000, 'BHD'],
  ['JOD', 1000, 'JOD'],
  ['TND', 1000, 'TND'],
  ['OMR', 1000, 'OMR'],
]

/** Crypto, all at 1e8 subunits, as payment firms use, whatever the chain itself has ([MONEY-1]). */
const CRYPTO = [
  'BTC',
  'LTC',
  'BCH',
  'DOGE',
  'DASH',
  'ADA',
  'ETH',
  'USDC',
  'USDT',
  'XRP',
  'TRX',
  'BNB',
] as const

const BTC_PARTS: readonly Subcurrency[] = [
  { code: 'uBTC', subunits: 100 },
  { code: 'mBTC', subunits: 100_000 },
]

/** Every currency of the product, fiat first. */
export const CURRENCIES: readonly Currency[] = [
  ...FIAT.map(([code, subunits, symbol]) => ({ code: code as CurrencyCode, subunits, symbol, fiat: true })),
  ...CRYPTO.map(code => ({
    code: code as string as CurrencyCode,
    subunits: CRYPTO_SUBUNITS,
    symbol: code,
    fiat: false,
    ...(code === 'BTC' && { subcurrencies: BTC_PARTS }),
  })),
]

const BY_CODE = new Map<string, Currency>(CURRENCIES.map(currency => [currency.code, currency]))

/** The currency with this code in capitals, or undefined. */
export function currencyOf(code: string): Currency | undefined {
  return BY_CODE.get(code)
}

/**
 * Decimals a stake may have: the digits of the divisor, or of the sub-currency ([MONEY-2]). An operator's back end may
 * divide a crypto currency by a number other than 1e8, and decimals beyond its divisor would be read as another sum.
 */
export function stakeDecimals({ subunits }: Pick<Currency, 'subunits'>, part?: Subcurrency): number {
  return decimalsOf((part ?? { subunits }).subunits)
}

/**
 * The sub-currency to show a sum in: the smallest in which the sum is below 100 units; none for 0, for larger sums, and
 * for a currency with a divisor other than ours (spec section 5, sub-currency; [MONEY-3]).
 */
export function subcurrencyFor({ value, currency, subunits }: Money): Subcurrency | undefined {
  const known = currencyOf(currency)
  if (value === 0 || known?.subunits !== subunits) return undefined
  return known.subcurrencies?.find(part => Math.abs(value) < 100 * part.subunits)
}
