import { useId } from 'react'
import { formatMoney, type Money } from '@touchline/domain/money'
import { useLocale, useText } from '#shared/i18n'
import css from './CashOut.module.css'

/** How much of the stake to cash out, and what that pays. The rest of the bet stays open. */
export function CashoutPart({ choice, openStake, pays }: CashoutPartProps) {
  const t = useText()
  const locale = useLocale()
  const id = useId()
  const { step, steps, value, choose } = choice
  const words = {
    part: formatMoney({ ...openStake, value }, locale),
    stake: formatMoney(openStake, locale),
    pays: formatMoney(pays, locale),
    rest: formatMoney({ ...openStake, value: openStake.value - value }, locale),
  }
  return (
    <>
      <label htmlFor={id}>{t('cash-out.part.label')}</label>
      <input
        id={id}
        type="range"
        className={css.range}
        min={1}
        max={steps}
        step={1}
        value={step}
        aria-valuetext={t('cash-out.part.value', words)}
        onChange={event => choose(Number(event.currentTarget.value))}
      />
      <p className={css.sums}>
        <span>{t('cash-out.part.of', words)}</span>
        <span>{t('cash-out.part.pays', words)}</span>
      </p>
      <p className={css.hint}>{t(step === steps ? 'cash-out.part.all' : 'cash-out.part.rest', words)}</p>
    </>
  )
}
export interface CashoutPartProps {
  choice: PartChoice
  openStake: Money
  /** What the chosen part pays now. */
  pays: Money
}

export type PartChoice = {
  /** From 1; the last one is all of the stake. */
  readonly step: number
  readonly steps: number
  /** The part in subunits. */
  readonly value: number
  readonly choose: (step: number) => void
}
