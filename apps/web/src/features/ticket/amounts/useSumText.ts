import { useEffect, useRef, useState } from 'react'
import {
  currencyOf,
  formatAmount,
  numberSignsOf,
  parseStake,
  subcurrencyFor,
  type Money,
  type Subcurrency,
} from '@touchline/domain/money'
import type { Slip } from '@touchline/domain/slip'
import { useLocale, useText } from '#shared/i18n'
import { useKeypad, type KeypadTarget } from './KeypadFrame.tsx'

/**
 * The text of a field for a sum, as its props. Every keystroke reaches `onSum`, so that the returns follow at once;
 * the typed text stays as it is ("5." on the way to "5.50", and in the unit it was begun in) until the sum is set
 * from elsewhere.
 */
export function useSumText({ sum, currency, onSum }: SumTextOptions) {
  const t = useText()
  const locale = useLocale()
  const attach = useKeypad()
  const [typed, setTyped] = useState<Typed | undefined>()
  const own = typed?.sum === sum.value ? typed : undefined
  const part = own ? own.part : subcurrencyFor(sum)
  const text = own ? own.text : sum.value === 0 ? '' : amountIn(sum, part, locale)
  const parsed = parseStake(text, currency, locale, part)
  const error = !parsed.ok && parsed.error.kind !== 'empty' ? parsed.error : undefined

  function type(words: string): void {
    const read = parseStake(words, currency, locale, part)
    const value = read.ok ? read.money.value : 0
    // A pasted sum may contain its unit, which the field has already.
    const bare = read.ok && UNIT.test(words) ? amountIn(read.money, part, locale) : words
    setTyped({ text: bare, sum: value, part })
    onSum(value)
  }
  // The keypad must append to what the field shows when a key is pressed, not when it was focused.
  const target = useRef<KeypadTarget>({ text: '', type })
  useEffect(() => {
    target.current = { text: own?.text ?? '', type }
  })

  const signs = numberSignsOf(locale)
  const symbol = part?.code ?? currencyOf(currency.code)?.symbol ?? currency.code
  const isBefore = currency.fiat && signs.symbol !== 'after'
  return {
    value: text,
    placeholder: amountIn({ ...sum, value: 0 }, part, locale),
    before: isBefore ? symbol : undefined,
    after: isBefore ? undefined : `\u00a0${symbol}`,
    error:
      error && t(`ticket.stake-error.${error.kind}`, 'allowed' in error ? { allowed: error.allowed } : {}),
    onValueChange: type,
    onFocus: attach && (() => attach(target)),
    inputMode: attach ? ('none' as const) : undefined,
  }
}
export interface SumTextOptions {
  sum: Money
  currency: Slip['currency']
  /** In subunits; 0 while the text is no sum. */
  onSum: (value: number) => void
}

const UNIT = /[\p{L}\p{Sc}]/u

type Typed = { readonly text: string; readonly sum: number; readonly part: Subcurrency | undefined }

/** A sum's figure in this part of its currency, or in the currency itself. */
export function amountIn(sum: Money, part: Subcurrency | undefined, locale: string): string {
  return formatAmount(part ? { ...sum, subunits: part.subunits } : sum, locale)
}
