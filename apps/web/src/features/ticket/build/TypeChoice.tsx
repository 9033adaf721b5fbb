import { useId } from 'react'
import { slipBlock, slipType } from '@touchline/domain/slip'
import { SegmentedControl } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { FixButtons } from './FixButtons.tsx'
import css from './TypeChoice.module.css'
import { typeChoices, type OfferedType as Choice, type TypeReason } from './typeChoices.ts'

/** Single, combo or system; a type that a rule refuses stays visible with the rule's text and its fixes. */
export function TypeChoice() {
  const slip = useSlip()
  const state = useSlipState(whole => whole)
  const t = useText()
  const id = useId()
  const choices = typeChoices(state)
  const block = slipBlock(state)
  // What blocks the slip itself is shown beside its fix.
  const known = block?.kind === 'cannot-combine' ? block.rule : undefined
  const reasons = reasonsOf(choices).filter(([{ rule }]) => rule !== known)
  return (
    <div className={css.types}>
      <SegmentedControl
        label={t('ticket.type')}
        value={slipType(state)}
        segments={choices.map(({ type, refusal }) => ({
          key: type,
          // Four types share the width of a phone: the long name has a short form here.
          label: t(type === 'custom_bet' ? 'ticket.custom-tab' : `ticket.types.${type}`),
          disabled: refusal !== undefined,
          reasonId: refusal && `${id}-${refusal.message}`,
        }))}
        onChange={betType => slip.dispatch({ type: 'bet-type-chosen', betType })}
      />
      {reasons.map(([reason, types]) => (
        <div key={reason.message} className={css.reason}>
          <p id={`${id}-${reason.message}`}>
            <b>{types.map(type => t(`ticket.types.${type}`)).join(', ')}:</b>{' '}
            {t(reason.message, reason.values)}
          </p>
          <FixButtons fixes={reason.fixes} />
        </div>
      ))}
    </div>
  )
}

/** Each reason once, with the types it excludes. */
function reasonsOf(choices: readonly Choice[]): [TypeReason, Choice['type'][]][] {
  const byMessage = new Map<string, [TypeReason, Choice['type'][]]>()
  for (const { type, refusal } of choices) {
    if (!refusal) continue
    const known = byMessage.get(refusal.message)
    if (known) known[1].push(type)
    else byMessage.set(refusal.message, [refusal, [type]])
  }
  return [...byMessage.values()]
}
