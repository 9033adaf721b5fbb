import { Icon } from '@touchline/ui'
import { useText } from '#shared/i18n'
import css from './Keypad.module.css'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Digits for an amount on a phone. Appends to the typed text. */
export function Keypad({ decimalSign, onSign, onDelete }: KeypadProps) {
  const t = useText()
  const key = (sign: string) => (
    <button key={sign} type="button" className={css.key} onClick={() => onSign(sign)}>
      {sign}
    </button>
  )
  return (
    <fieldset className={css.keys} aria-label={t('ticket.keypad')}>
      {DIGITS.map(key)}
      {key(decimalSign)}
      {key('0')}
      <button type="button" className={css.key} aria-label={t('ticket.delete-digit')} onClick={onDelete}>
        <Icon name="backspace" size={22} />
      </button>
    </fieldset>
  )
}
export interface KeypadProps {
  decimalSign: string
  onSign: (sign: string) => void
  onDelete: () => void
}
