import { currencyOf, type Currency, type CurrencyCode, type RateTable } from '@touchline/domain/money'
import type { StakeLimits } from '@touchline/domain/placing'

/** The terms of one currency; sums in its subunits. */
export type CurrencyTerms = Currency & {
  readonly limits: Required<StakeLimits>
  /** Stakes offered as buttons. */
  readonly quickStakes: readonly number[]
}

/** Currencies of this sportsbook: stakes of about 0.10 to 10,000 euros, a maximum payout of 500,000. */
const TERMS = [
  terms('EUR', [10, 1_000_000, 50_000_000], [500, 1_000, 2_500, 5_000]),
  terms('JPY', [20, 1_500_000, 75_000_000], [500, 1_000, 3_000, 5_000]),
  terms('KWD', [50, 3_000_000, 150_000_000], [1_000, 3_000, 5_000, 10_000]),
  terms('BTC', [200, 20_000_000, 1_000_000_000], [5_000, 10_000, 50_000, 100_000]),
]

export const CURRENCY_TERMS: readonly CurrencyTerms[] = TERMS

/**
 * Rates of 2 January 2026, 00:00 UTC, rounded: the reference sportsbook has no source of rates; an operator's own back
 * end sends current ones. They only convert a stored stake to the currency of a slip; no money is ever converted with
 * them.
 */
export const RATES: RateTable = {
  base: 'EUR',
  at: Date.UTC(2026, 0, 2),
  perBase: { JPY: '184', KWD: '0.361', BTC: '0.0000132' },
}

const BY_CODE = new Map<string, CurrencyTerms>(TERMS.map(entry => [entry.code, entry]))

/** The terms of a currency; undefined where no bets are taken in it. */
export function termsOf(code: string): CurrencyTerms | undefined {
  return BY_CODE.get(code)
}

function terms(
  code: string,
  [minStake, maxStake, maxWin]: readonly [number, number, number],
  quickStakes: readonly number[],
): CurrencyTerms {
  const currency = currencyOf(code)
  if (!currency) throw new Error(`No such currency: ${code}`)
  return { ...currency, code: code as CurrencyCode, limits: { minStake, maxStake, maxWin }, quickStakes }
}
