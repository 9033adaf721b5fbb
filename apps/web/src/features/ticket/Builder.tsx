import { SegmentedControl, Switch } from '@touchline/ui'
import { outcomeKeyOf, selectionsOf, slipType, typeRefusal, type BetType } from '@touchline/domain'
import { useId } from 'react'
import { useSetting, useSettingsStore } from '#core/settings'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { PlaceAction } from './PlaceAction.tsx'
import { SlipLeg } from './SlipLeg.tsx'
import { RefusalNotice, SlipNotice } from './SlipNotices.tsx'
import { slipTotals } from './slipTotals.ts'
import { StakeField } from './StakeField.tsx'
import css from './SlipView.module.css'
import { Totals } from './Totals.tsx'

/** The slip being built, always in one order: type, legs, stake, options, notice, totals, action (design guide). */
export function Builder({ place }: BuilderProps) {
  const state = useSlipState(slip => slip)
  const legs = selectionsOf(state)
  const totals = slipTotals(state)
  const bet = state.bets.find(one => one.stake.value > 0) ?? state.bets[0]
  return (
    <>
      <div className={css.body}>
        {legs.length > 1 && <TypeChoice />}
        <RefusalNotice />
        <div>
          {legs.map(leg => (
            <SlipLeg key={outcomeKeyOf(leg)} leg={leg} />
          ))}
        </div>
        {bet && (
          <StakeField
            bet={bet}
            currency={state.currency}
            isPerBet={state.bets.length > 1}
            hasKeypad={place === 'sheet'}
          />
        )}
        <AcceptChoice />
        <SlipNotice totals={totals} />
      </div>
      <footer className={css.foot}>
        <Totals totals={totals} />
        <PlaceAction totals={totals} />
      </footer>
    </>
  )
}
export interface BuilderProps {
  place: 'dock' | 'sheet'
}

/** Single or combo; a type that a rule refuses stays in sight with the rule's words. */
function TypeChoice() {
  const slip = useSlip()
  const state = useSlipState(whole => whole)
  const t = useText()
  const reasonId = useId()
  const current = slipType(state)
  const refused = CHOICES.map(type => (type === current ? undefined : typeRefusal(state, type)))
  const reason = refused.find(rule => rule !== undefined)
  return (
    <div className={css.types}>
      <SegmentedControl
        label={t('ticket.type')}
        value={current === 'single' ? 'single' : 'combo'}
        segments={CHOICES.map((type, i) => ({
          key: type,
          label: t(`ticket.types.${type}`),
          disabled: refused[i] !== undefined,
          reasonId: refused[i] && reasonId,
        }))}
        onChange={betType => slip.dispatch({ type: 'bet-type-chosen', betType })}
      />
      {reason && (
        <p id={reasonId} className={css.reason}>
          {t(reason.says)}
        </p>
      )}
    </div>
  )
}

const CHOICES = ['single', 'combo'] as const satisfies readonly BetType[]

/** Whether better prices are taken silently ([ACCEPT-2]). */
function AcceptChoice() {
  const t = useText()
  const settings = useSettingsStore()
  const mode = useSetting('oddsAcceptMode')
  return (
    <Switch
      className={css.option}
      checked={mode !== 'none'}
      onChange={isOn => settings.chooseOddsAcceptMode(isOn ? 'higher' : 'none')}
    >
      {t('ticket.take-higher')}
    </Switch>
  )
}
