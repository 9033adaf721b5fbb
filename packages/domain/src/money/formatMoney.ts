import { ratio, toFixed } from '../ratio/index.ts'
import { currencyOf, subcurrencyFor } from './currencies.ts'
import { decimalsOf } from './money.ts'
import type { Money, Subcurrency } from './money.ts'
import type { NumberSigns } from './numberSigns.ts'
import { numberSignsOf } from './numberSigns.ts'

/** Options for formatting an amount. */
export type FormatMoneyOptions = {
  /** `symbol` (default): €; `code`: EUR. */
  readonly unit?: 'symbol' | 'code'
  /** `keep` (default): 20.00; `trim`: 20 where the sum is whole. */
  readonly zeros?: 'keep' | 'trim'
  /** Show small crypto sums in the sub-currency ([MONEY-3]). */
  readonly subcurrency?: boolean
}

/** A sum with its currency as the locale writes it: `€1,234.50`, `1.234,50 €`, `KWD 1.250` ([MONEY-4]). */
export function formatMoney(money: Money, locale: string, options: FormatMoneyOptions = {}): string {
  const currency = currencyOf(money.currency)
  const part = options.subcurrency ? subcurrencyFor(money) : undefined
  const signs = numberSignsOf(locale)
  const amount = amountText(money, signs, options, part)
  const symbol =
    part?.code ?? (options.unit === 'code' ? money.currency : (currency?.symbol ?? money.currency))
  if (currency?.fiat === false || signs.symbol === 'after') return `${amount}\u00a0${symbol}`
  const gap = signs.symbol === 'before-spaced' || /\p{L}$/u.test(symbol) ? '\u00a0' : ''
  return amount.startsWith('−') ? `−${symbol}${gap}${amount.slice(1)}` : `${symbol}${gap}${amount}`
}

/**
 * A sum without its currency, as the locale writes it: `1,234.50`. Crypto drops trailing zeros down to 2 ([MONEY-4]).
 */
export function formatAmount(money: Money, locale: string, options: FormatMoneyOptions = {}): string {
  return amountText(money, numberSignsOf(locale), options)
}

/** A sum as plain decimal text for input fields and the wire: `1234.5` is `1234.50`, crypto trimmed. No grouping. */
export function plainAmount(money: Money): string {
  return amountText(money, { decimal: '.', group: '', groups: 'by-three' }, {})
}

/** The digit positions of a grouping sign in a whole number. */
const GROUP_ENDS: Readonly<Record<NumberSigns['groups'], RegExp>> = {
  'by-three': /\B(?=(\d{3})+$)/g,
  'three-then-two': /\B(?=(\d{2})*\d{3}$)/g,
}

function amountText(
  money: Money,
  signs: Pick<NumberSigns, 'decimal' | 'group' | 'groups'>,
  options: FormatMoneyOptions,
  part?: Subcurrency,
): string {
  const subunits = part?.subunits ?? money.subunits
  const isCrypto = currencyOf(money.currency)?.fiat === false
  const text = toFixed(ratio(Math.abs(money.value), subunits), decimalsOf(subunits))
  const [whole, allDecimals = ''] = text.split('.')
  const decimals = shorten(allDecimals, isCrypto, options.zeros)
  const grouped = whole!.replace(GROUP_ENDS[signs.groups], signs.group)
  return `${money.value < 0 ? '−' : ''}${grouped}${decimals && signs.decimal + decimals}`
}

function shorten(decimals: string, isCrypto: boolean, zeros?: 'keep' | 'trim'): string {
  const bare = decimals.replace(/0+$/, '')
  if (bare === '' && zeros === 'trim') return ''
  return isCrypto ? bare.padEnd(Math.min(2, decimals.length), '0') : decimals
}
