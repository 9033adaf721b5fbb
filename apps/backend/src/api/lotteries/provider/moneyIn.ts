import { formatMoney, moneyOf, type CurrencyCode } from '@touchline/domain/money'
import type { Locale } from '@touchline/domain/locale'
import type { LotteryDefinition } from '../lotteries.ts'

/** Formats sums in the lottery's currency. */
export function moneyIn(
  { currency, subunits }: LotteryDefinition,
  locale: Locale,
): (value: number) => string {
  return value => formatMoney(moneyOf(value, { code: currency as CurrencyCode, subunits }), locale)
}
