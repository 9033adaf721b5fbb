import type { Brand } from '../brand/index.ts'

/** ISO 4217 or crypto code in capitals: EUR, JPY, KWD, BTC. */
export type CurrencyCode = Brand<string, 'currency'>

/** Money as a whole number of subunits: value 1250 at 100 subunits a unit is 12.50. Never a fraction. */
export type Money = { readonly value: number; readonly currency: CurrencyCode; readonly subunits: number }

/** A currency, from `/system` or the account (spec section 3, System). */
export type Currency = {
  readonly code: CurrencyCode
  /** Subunits in one unit: 100 for EUR, 1 for JPY, 1000 for KWD, 100000000 for BTC. */
  readonly subunits: number
  readonly fiat: boolean
  readonly symbol: string
  /** Smaller units used for small sums, smallest first: uBTC, mBTC (spec section 3, System). */
  readonly subcurrencies?: readonly Subcurrency[]
}

/** A named part of a currency. Sums stay in subunits of the main currency; this only changes how they are shown. */
export type Subcurrency = {
  readonly code: string
  /** Subunits of the main currency in one of these: 100000 satoshi in one mBTC. */
  readonly subunits: number
}

/** A sum in a currency. Throws a RangeError on a fraction of a subunit. */
export function moneyOf(value: number, currency: Pick<Currency, 'code' | 'subunits'>): Money {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Money is whole subunits; got ${value}.`)
  return { value, currency: currency.code, subunits: currency.subunits }
}

/** The number of decimals of a divisor: 100 has 2, 1 has none. */
export function decimalsOf(subunits: number): number {
  return Math.round(Math.log10(subunits))
}
