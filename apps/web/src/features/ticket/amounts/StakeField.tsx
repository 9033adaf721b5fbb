import { steppedStake } from '@touchline/domain/slip'
import { AmountField } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { useSumText, type SumTextOptions } from './useSumText.ts'

/** The main amount of the slip: typed, or changed in steps of the smallest stake on offer. */
export function StakeField({ id, label, offered, shortcut, onEnter, error, ...options }: StakeFieldProps) {
  const t = useText()
  const { sum, currency, onSum } = options
  const text = useSumText(options)
  return (
    <AmountField
      {...text}
      error={text.error ?? error}
      id={id}
      label={label}
      shortcut={shortcut}
      onEnter={onEnter}
      onStep={by => onSum(steppedStake(sum.value, by, offered, currency))}
      lessLabel={t('ticket.less')}
      moreLabel={t('ticket.more')}
      atLeast={sum.value === 0}
    />
  )
}
export interface StakeFieldProps extends SumTextOptions {
  id: string
  label: string
  /** Quick stakes in subunits: the smallest is a step. */
  offered: readonly number[]
  /** Keys that focus the field, in `aria-keyshortcuts` notation. */
  shortcut?: string
  onEnter?: () => void
  /** What is wrong with the amount in the field. */
  error?: string | undefined
}
