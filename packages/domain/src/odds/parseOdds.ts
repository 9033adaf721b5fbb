import {
  add,
  compare,
  divide,
  fromDecimal,
  multiply,
  ONE,
  ratio,
  roundHalfUp,
  toSafeNumber,
} from '../ratio/index.ts'
import type { Ratio } from '../ratio/index.ts'
import type { Odds, OddsType } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'

/**
 * Parses odds from text in a format ([ODDS-12]); either decimal sign, either minus. Undefined for text that is not a
 * price in that format: american odds start at 100 and indonesian at 1, malaysian ones end at 1. For formats that
 * round, the result is the thousandth closest to the text.
 */
export function parseOdds(text: string, type: OddsType): Odds | undefined {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  const decimal = READERS[type](plain)
  if (!decimal || compare(decimal, ONE) < 0) return undefined
  const scaled = roundHalfUp(multiply(decimal, ratio(ODDS_SCALE)))
  return scaled > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : (toSafeNumber(scaled) as Odds)
}

type Reader = (text: string) => Ratio | undefined

const HUNDRED = ratio(100)

const READERS: Readonly<Record<OddsType, Reader>> = {
  european: fromDecimal,
  british,
  hongkong: text => positive(fromDecimal(text), profit => add(ONE, profit)),
  american: text => signed(text, HUNDRED, size => compare(size, HUNDRED) >= 0),
  indonesian: text => signed(text, ONE, size => compare(size, ONE) >= 0),
  malaysian: text => signed(text, ONE, size => size.n > 0n && compare(size, ONE) <= 0),
  percent: text => positive(fromDecimal(text.replace(/\s*%$/, '')), share => divide(HUNDRED, share)),
}

function british(text: string): Ratio | undefined {
  const match = /^(\d+)\/([1-9]\d*)$/.exec(text)
  return match ? add(ONE, ratio(BigInt(match[1]!), BigInt(match[2]!))) : undefined
}

/** Above zero: profit on `unit`; below zero: the stake that wins `unit`. A size that does not fit is invalid. */
function signed(text: string, unit: Ratio, fits: (size: Ratio) => boolean): Ratio | undefined {
  const size = fromDecimal(text.replace(/^[-+]/, ''))
  if (!size || !fits(size)) return undefined
  return add(ONE, text.startsWith('-') ? divide(unit, size) : divide(size, unit))
}

function positive(value: Ratio | undefined, then: (value: Ratio) => Ratio): Ratio | undefined {
  return value && value.n > 0n ? then(value) : undefined
}
