import { useState } from 'react'
import {
  currencyOf,
  formatAmount,
  numberSignsOf,
  parseStake,
  type DraftBet,
  type Slip,
} from '@touchline/domain'
import { AmountField, Chip } from '@touchline/ui'
import { useSessionState } from '#core/session'
import { useSlip } from '#core/slip'
import { useLocale, useText } from '#shared/i18n'
import { Keypad } from './Keypad.tsx'
import { quickStakes, steppedStake } from './quickStakes.ts'
import css from './StakeField.module.css'
import { useMoneyText } from './useMoneyText.ts'

/** The stake: typed, stepped or picked. Every keystroke reaches the slip, so that the returns follow at once. */
export function StakeField({ bet, currency, isPerBet, hasKeypad }: StakeFieldProps) {
  const slip = useSlip()
  const t = useText()
  const locale = useLocale()
  const { money } = useMoneyText()
  const offered = quickStakes(
    useSessionState(state => state.betting.quickStakes),
    currency,
  )
  const [typed, setTyped] = useState<{ text: string; value: number } | undefined>()
  const [isKeypadOpen, setKeypadOpen] = useState(false)

  const { value } = bet.stake
  // What was typed stands as typed ("5." on the way to "5.50") until the stake is set from elsewhere.
  const own = typed?.value === value ? typed.text : undefined
  const text = own ?? (value === 0 ? '' : formatAmount(bet.stake, locale))
  const parsed = parseStake(text, currency, locale)
  const error = !parsed.ok && parsed.error.kind !== 'empty' ? parsed.error : undefined

  function set(stake: number, words?: string): void {
    setTyped(words === undefined ? undefined : { text: words, value: stake })
    slip.dispatch({ type: 'stake-set', stake, source: 'stake' })
  }
  function type(words: string): void {
    const read = parseStake(words, currency, locale)
    set(read.ok ? read.money.value : 0, words)
  }
  const signs = numberSignsOf(locale)
  const symbol = currencyOf(currency.code)?.symbol ?? currency.code
  const isBefore = currency.fiat && signs.symbol !== 'after'
  return (
    <div className={css.stake}>
      <AmountField
        id={hasKeypad ? 'sheet-stake' : 'dock-stake'}
        label={t(isPerBet ? 'ticket.stake-each' : 'ticket.stake')}
        value={text}
        placeholder={formatAmount({ ...bet.stake, value: 0 }, locale)}
        onValueChange={type}
        onStep={by => set(steppedStake(value, by, offered, currency.subunits))}
        lessLabel={t('ticket.less')}
        moreLabel={t('ticket.more')}
        atLeast={value === 0}
        before={isBefore ? symbol : undefined}
        after={isBefore ? undefined : `\u00a0${symbol}`}
        error={
          error && t(`ticket.stake-error.${error.kind}`, 'allowed' in error ? { allowed: error.allowed } : {})
        }
        {...(hasKeypad && {
          inputMode: 'none' as const,
          inputRef: (input: HTMLInputElement | null) => {
            if (!input) return
            const open = (): void => setKeypadOpen(true)
            input.addEventListener('focus', open)
            return () => input.removeEventListener('focus', open)
          },
        })}
      />
      {offered.length > 0 && (
        <fieldset className={css.quick} aria-label={t('ticket.quick-stakes')}>
          {offered.map(stake => (
            <Chip
              key={stake}
              shape="block"
              className="num"
              pressed={stake === value}
              onClick={() => set(stake)}
            >
              {money({ ...bet.stake, value: stake }, 'trim')}
            </Chip>
          ))}
        </fieldset>
      )}
      {hasKeypad && isKeypadOpen && <Keypad text={own ?? ''} decimalSign={signs.decimal} onType={type} />}
    </div>
  )
}
export interface StakeFieldProps {
  /** The bet whose stake is shown; with several singles the first, for all have the same. */
  bet: DraftBet
  currency: Slip['currency']
  /** Several singles: the stake goes on each. */
  isPerBet: boolean
  /** The phone's own keypad, so that the system's never hides the returns. */
  hasKeypad: boolean
}
