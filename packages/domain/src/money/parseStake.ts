import { multiply, ratio } from '../ratio/index.ts'
import { currencyOf, stakeDecimals } from './currencies.ts'
import type { Currency, Money, Subcurrency } from './money.ts'
import type { NumberSigns } from './numberSigns.ts'
import { numberSignsOf } from './numberSigns.ts'

/** Why a typed text is not a valid stake. `empty` is not a mistake: nothing has been typed yet. */
export type StakeTextRefusal =
  | { readonly kind: 'empty' }
  | { readonly kind: 'not-a-number' }
  | { readonly kind: 'negative' }
  | { readonly kind: 'too-many-decimals'; readonly allowed: number }
  | { readonly kind: 'too-large' }

/** A typed stake as money, or why it is invalid. */
export type ParsedStake =
  | { readonly ok: true; readonly money: Money }
  | { readonly ok: false; readonly error: StakeTextRefusal }

/**
 * Parses a stake as people type or paste it ([MONEY-5]): the locale's decimal sign or the other one, grouping by three
 * and in Hindi also as 12,34,567, Arabic-Indic, Persian, Devanagari and full-width digits and signs, the field's unit
 * before or after it. A single sign that is the locale's grouping sign, before exactly three digits, is grouping:
 * `1.234` is 1234 in German. Any other single sign is a decimal sign, because a wrong keyboard layout is more likely
 * than incomplete grouping.
 */
export function parseStake(
  text: string,
  currency: Pick<Currency, 'code' | 'subunits'>,
  locale: string,
  part?: Subcurrency,
): ParsedStake {
  const units = part ? [part.code] : [currency.code, currencyOf(currency.code)?.symbol ?? currency.code]
  const typed = ungroup(withoutUnit(toWesternDigits(text).trim(), units))
  if (typed === '' || /^[.,]$/.test(typed)) return refuse({ kind: 'empty' })
  if (/^[-−]/.test(typed)) return refuse({ kind: 'negative' })
  const split = splitNumber(typed, numberSignsOf(locale))
  if (!split) return refuse({ kind: 'not-a-number' })
  const allowed = stakeDecimals(currency, part)
  const decimals = split.decimals.replace(/0+$/, '')
  if (decimals.length > allowed) return refuse({ kind: 'too-many-decimals', allowed })
  const { n: value, d } = multiply(
    ratio(BigInt(split.whole + decimals), 10n ** BigInt(decimals.length)),
    ratio(part?.subunits ?? currency.subunits),
  )
  // With a divisor that is not a power of ten some sums cannot be expressed: a half is not a multiple of a fifth.
  if (d !== 1n) return refuse({ kind: 'too-many-decimals', allowed })
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) return refuse({ kind: 'too-large' })
  return { ok: true, money: { value: Number(value), currency: currency.code, subunits: currency.subunits } }
}

/** A whole number, plain or grouped by three with one sign; where that is customary, also as 12,34,567. */
const WHOLE: Readonly<Record<NumberSigns['groups'], RegExp>> = {
  'by-three': /^(?:\d*|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+))$/,
  'three-then-two': /^(?:\d*|[1-9]\d{0,2}(?:(?:\.\d{3})+|(?:,\d{3})+)|[1-9]\d?(?:,\d{2})*,\d{3})$/,
}

function splitNumber(
  text: string,
  { decimal, groups }: NumberSigns,
): { whole: string; decimals: string } | undefined {
  const isWhole = WHOLE[groups]
  if (!/^[\d.,]+$/.test(text)) return undefined
  const last = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','))
  const sign = text.charAt(last)
  const isLone = text.indexOf(sign) === last
  // A repeated sign is grouping, and so is a single one that is not the locale's decimal sign and is in a correct
  // position.
  const hasDecimals = isLone && (sign === decimal || !isWhole.test(text))
  const whole = hasDecimals ? text.slice(0, last) : text
  if (!isWhole.test(whole)) return undefined
  return { whole: whole.replace(/[.,]/g, ''), decimals: hasDecimals ? text.slice(last + 1) : '' }
}

/** Removes spaces and apostrophes only where they group by three: `10 20` must not become 1020. */
function ungroup(text: string): string {
  const end = text.search(/[.,]|$/)
  const groups = text.slice(0, end).replace(/[\s'’٬]/g, "'")
  return /^[1-9]\d{0,2}('\d{3})+$/.test(groups) ? groups.replaceAll("'", '') + text.slice(end) : text
}

/** Removes the field's own unit. Any other unit stays and is refused: `$5` in a field of euros may mean another sum. */
function withoutUnit(text: string, units: readonly string[]): string {
  const small = text.toLowerCase()
  const before = units.find(unit => small.startsWith(unit.toLowerCase()))
  if (before !== undefined) return text.slice(before.length).trimStart()
  const behind = units.find(unit => small.endsWith(unit.toLowerCase()))
  return behind === undefined ? text : text.slice(0, -behind.length).trimEnd()
}

function toWesternDigits(text: string): string {
  return (
    text
      // Full-width forms only: NFKC of the whole text would read 5² as 52.
      .replace(/[\uff01-\uffe6]/g, wide => wide.normalize('NFKC'))
      .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - 0x0660))
      .replace(/[۰-۹]/g, digit => String(digit.charCodeAt(0) - 0x06f0))
      .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x0966))
      .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/٫/g, '.')
      .replace(/،/g, ',')
  )
}

function refuse(error: StakeTextRefusal): ParsedStake {
  return { ok: false, error }
}
