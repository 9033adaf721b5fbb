import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { QuickBet, QuickBetShortage } from '@touchline/domain/quick-bet'
import { Switch } from '@touchline/ui'
import { useText } from '#shared/i18n'
import { StakeField, useMoneyText } from '../amounts/index.ts'
import { StakeOffers, useStakeOffers } from '../stakes/index.ts'
import css from './QuickSettings.module.css'

/**
 * Quick bet at the head of the slip: its switch and, while it is on, the stake of each tap and its approval
 * ([QUICK-1] to [QUICK-4]).
 */
export function QuickSettings(props: QuickSettingsProps) {
  const { id, quick, shortage, onToggle, onStake, onStakeEntered, onApprove } = props
  const t = useText()
  const { money } = useMoneyText()
  const { isEnabled, isApproved, stake, currency } = quick
  const offered = useStakeOffers(currency)
  const hint = shortage && !isEnabled ? t(`quick.${shortage}`, { sum: money(stake) }) : t('quick.hint')
  return (
    <section className={css.settings} aria-label={t('quick.title')}>
      <Switch checked={isEnabled} onChange={onToggle} hint={hint}>
        {t('quick.title')}
      </Switch>
      {isEnabled && (
        <Fields onLeave={onStakeEntered}>
          <StakeField
            id={id}
            label={t('quick.stake')}
            sum={stake}
            currency={currency}
            offered={offered}
            onSum={onStake}
            onEnter={onStakeEntered}
            error={shortage && t('quick.stake-above-balance')}
          />
          <StakeOffers offered={offered} stake={stake} currency={currency} onChoose={onStake} />
          <Switch
            checked={isApproved}
            onChange={onApprove}
            hint={t(stake.value > 0 ? 'quick.approve-hint' : 'quick.approve-first')}
          >
            {t('quick.approve', { sum: money(stake) })}
          </Switch>
        </Fields>
      )}
    </section>
  )
}
export interface QuickSettingsProps {
  /** Id of the stake's field. */
  id: string
  quick: QuickBet
  /** How much is missing from the balance: why quick bet is off, or is switched off at the stake being typed. */
  shortage: QuickBetShortage | undefined
  onToggle: () => void
  /** In subunits. */
  onStake: (stake: number) => void
  /** The stake is no longer being typed. */
  onStakeEntered: () => void
  onApprove: (isApproved: boolean) => void
}

/**
 * The fields of a quick bet that is on. They are removed when it is turned off: focus in them then moves to the switch
 * above.
 */
function Fields({ onLeave, children }: FieldsProps) {
  const root = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const fields = root.current
    return () => {
      if (fields?.contains(document.activeElement)) fields.parentElement?.querySelector('input')?.focus()
    }
  }, [])
  return (
    <div
      ref={root}
      className={css.fields}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave()
      }}
    >
      {children}
    </div>
  )
}
interface FieldsProps {
  onLeave: () => void
  children: ReactNode
}
