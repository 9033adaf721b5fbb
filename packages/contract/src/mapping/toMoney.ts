import type { CurrencyCode, Money } from '@touchline/domain/money'
import type { MoneyWire } from '../wire/betting/bet.ts'

/** An amount of an answer, in domain terms. */
export function toMoney({ value, currency, subunits }: MoneyWire): Money {
  return { value, currency: currency as CurrencyCode, subunits }
}
