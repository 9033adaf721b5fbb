import { Button } from '@touchline/ui'
import { useRef, type ReactNode } from 'react'
import { outcomeKeyOf } from '@touchline/domain/market'
import { selectionsOf } from '@touchline/domain/slip'
import { useSlipState } from '#core/slip'
import { AcceptChoice } from './AcceptChoice.tsx'
import { BetStake, StakeArea, STAKE_SHORTCUT } from '../stakes/index.ts'
import { CustomBetHead } from './CustomBetHead.tsx'
import { KeypadFrame, slipTotals, Totals } from '../amounts/index.ts'
import { IgnoredPressNotice, RefusalNotice, usePlaceAction, useSteadyPress } from '../place/index.ts'
import { SlipLeg } from './SlipLeg.tsx'
import { SlipNotice } from './SlipNotices.tsx'
import css from '../layout/slipLayout.module.css'
import { SystemChoice } from './SystemChoice.tsx'
import { BetTerms } from '../terms/index.ts'
import { TypeChoice } from './TypeChoice.tsx'

/** The slip being built, always in one order: type, legs, stake, options, notice, totals, action (design guide). */
export function Builder({ place, head }: BuilderProps) {
  const state = useSlipState(slip => slip)
  const totals = slipTotals(state)
  const action = usePlaceAction(totals)
  const { isIgnored, pressNow, handlers } = useSteadyPress(action)
  const button = useRef<HTMLButtonElement>(null)
  // Enter places what is ready; otherwise the button gets the focus instead of a press.
  const onEnter = (): void => (action.kind === 'place' ? pressNow() : button.current?.focus())
  const [first] = state.bets
  return (
    <KeypadFrame
      hasKeypad={place === 'sheet'}
      foot={
        <footer className={css.foot}>
          <Totals totals={totals} />
          <IgnoredPressNotice isIgnored={isIgnored} action={action} totals={totals} />
          <Button
            ref={button}
            aria-disabled={action.kind === 'blocked' || undefined}
            data-takes-focus=""
            {...handlers}
          >
            {action.label}
          </Button>
        </footer>
      }
    >
      {head}
      <div className={css.body}>
        {selectionsOf(state).length > 1 && <TypeChoice />}
        <RefusalNotice />
        {first?.type === 'custom_bet' && <CustomBetHead bet={first} />}
        <div className={css.legs}>
          {state.bets.map(bet =>
            bet.selections.map(leg => (
              <SlipLeg key={outcomeKeyOf(leg)} leg={leg} isPartOfOne={bet.type === 'custom_bet'}>
                {state.bets.length > 1 && (
                  <>
                    <BetStake bet={bet} currency={state.currency} onEnter={onEnter} />
                    <BetTerms bet={bet} />
                  </>
                )}
              </SlipLeg>
            )),
          )}
        </div>
        {first?.type === 'system' && <SystemChoice bet={first} totals={totals} />}
        <StakeArea id={`${place}-stake`} shortcut={STAKE_SHORTCUT} onEnter={onEnter} />
        <AcceptChoice />
        {first && state.bets.length === 1 && <BetTerms bet={first} />}
      </div>
      <SlipNotice totals={totals} />
    </KeypadFrame>
  )
}
export interface BuilderProps {
  place: 'dock' | 'sheet'
  /** Above everything: quick bet. */
  head?: ReactNode
}
