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
  ZERO,
} from '../ratio/index.ts'
import type { Ratio } from '../ratio/index.ts'
import type { Odds, OddsType } from './odds.ts'
import { ODDS_SCALE } from './odds.ts'

/**
 * Reads odds back from text in a format ([ODDS-12]); either decimal sign, either minus. Undefined for text that is no
 * price in that format. Formats that round on the way out come back as the nearest thousandth to what was shown.
 */
export function parseOdds(text: string, type: OddsType): Odds | undefined {
  const plain = text.trim().replace('−', '-').replace(',', '.')
  const decimal = READERS[type](plain)
  if (!decimal || compare(decimal, ONE) < 0) return undefined
  const scaled = roundHalfUp(multiply(decimal, ratio(ODDS_SCALE)))
  return scaled > BigInt(Number.MAX_SAFE_INTEGER) ? undefined : (toSafeNumber(scaled) as Odds)
}

type Reader = (text: string) => Ratio | undefined

const READERS: Readonly<Record<OddsType, Reader>> = {
  european: fromDecimal,
  british,
  hongkong: text => positive(fromDecimal(text), profit => add(ONE, profit)),
  american: text => signed(fromDecimal(text.replace(/^\+/, '')), ratio(100)),
  indonesian: text => signed(fromDecimal(text.replace(/^\+/, '')), ONE),
  malaysian: text => signed(fromDecimal(text.replace(/^\+/, '')), ONE),
  percent: text => positive(fromDecimal(text.replace(/\s*%$/, '')), share => divide(ratio(100), share)),
}

function british(text: string): Ratio | undefined {
  const match = /^(\d+)\/([1-9]\d*)$/.exec(text)
  return match ? add(ONE, ratio(BigInt(match[1]!), BigInt(match[2]!))) : undefined
}

/** Above zero: profit on `unit`; below zero: the stake that wins `unit`. */
function signed(value: Ratio | undefined, unit: Ratio): Ratio | undefined {
  if (!value || value.n === 0n) return undefined
  if (compare(value, ZERO) > 0) return add(ONE, divide(value, unit))
  return add(ONE, divide(unit, multiply(value, ratio(-1))))
}

function positive(value: Ratio | undefined, then: (value: Ratio) => Ratio): Ratio | undefined {
  return value && value.n > 0n ? then(value) : undefined
}
