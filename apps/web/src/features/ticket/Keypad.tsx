import { Icon } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './StakeField.module.css'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Digits for the stake on a phone. It writes at the end of what was typed; a stake set another way starts anew. */
export function Keypad({ text, decimalSign, onType }: KeypadProps) {
  const t = useText()
  const key = (sign: string) => (
    <button key={sign} type="button" className={css.key} onClick={() => onType(text + sign)}>
      {sign}
    </button>
  )
  return (
    <fieldset className={css.keys} aria-label={t('ticket.keypad')}>
      {DIGITS.map(key)}
      {key(decimalSign)}
      {key('0')}
      <button
        type="button"
        className={css.key}
        aria-label={t('ticket.delete-digit')}
        onClick={() => onType(text.slice(0, -1))}
      >
        <Icon name="backspace" size={22} />
      </button>
    </fieldset>
  )
}
export interface KeypadProps {
  /** What was typed so far. */
  text: string
  decimalSign: string
  onType: (text: string) => void
}
