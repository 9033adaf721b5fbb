import { divide, fromDecimal, multiply, ONE, ratio, roundHalfUp, toSafeNumber } from '../ratio/index.ts'
import type { Currency, Money } from './money.ts'

/** The server's rates on one day: how many units of each currency one unit of `base` buys, as decimal text. */
export type RateTable = {
  readonly base: string
  /** The time of the rates, epoch milliseconds. */
  readonly at: number
  readonly perBase: Readonly<Record<string, string>>
}

/** A sum in another currency, to the nearest subunit, half up once ([MONEY-7]). Undefined where a rate is missing. */
export function convertMoney(
  money: Money,
  to: Pick<Currency, 'code' | 'subunits'>,
  rates: RateTable,
): Money | undefined {
  if (money.currency === to.code && money.subunits === to.subunits) return money
  // The same currency with another divisor needs no rate.
  const isSame = money.currency === to.code
  const from = isSame ? ONE : rateOf(money.currency, rates)
  const into = isSame ? ONE : rateOf(to.code, rates)
  if (!from || !into) return undefined
  const units = multiply(divide(ratio(money.value, money.subunits), from), into)
  const value = toSafeNumber(roundHalfUp(multiply(units, ratio(to.subunits))))
  return { value, currency: to.code, subunits: to.subunits }
}

function rateOf(code: string, { base, perBase }: RateTable) {
  if (code === base) return ratio(1)
  const text = perBase[code]
  const rate = text === undefined ? undefined : fromDecimal(text)
  return rate && rate.n > 0n ? rate : undefined
}
