import type { Brand } from '../brand/index.ts'

/** ISO 4217 or crypto code in capitals: EUR, JPY, KWD, BTC. */
export type CurrencyCode = Brand<string, 'currency'>

/** Money as a whole number of subunits: value 1250 at 100 subunits a unit is 12.50. Never a fraction. */
export type Money = { readonly value: number; readonly currency: CurrencyCode; readonly subunits: number }

/** What a currency is, from `/system` or the account (spec section 3, System). */
export type Currency = {
  readonly code: CurrencyCode
  /** Subunits in one unit: 100 for EUR, 1 for JPY, 1000 for KWD, 100000000 for BTC. */
  readonly subunits: number
  readonly fiat: boolean
  readonly symbol: string
}
