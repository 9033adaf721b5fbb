import { outcomeKeyOf, type OutcomeKey } from '@touchline/domain/market'
import { selectionsOf, type SlipFix } from '@touchline/domain/slip'
import { Button } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { focusAction } from '../layout/index.ts'

/** Ways out of a conflict, each in one tap ([SLIP-21]). */
export function FixButtons({ fixes }: FixButtonsProps) {
  const slip = useSlip()
  const t = useText()
  const legs = selectionsOf(useSlipState(state => state))
  const names = new Map(legs.map(leg => [outcomeKeyOf(leg), leg.outcomeName]))
  const nameOf = (key: OutcomeKey) => names.get(outcomeKeyOf(key)) ?? ''
  const words = (fix: SlipFix): string => {
    if (!('drop' in fix)) return t(`ticket.fix.${fix.kind}`)
    const keep = fix.kind === 'swap' ? nameOf(fix.keep) : ''
    return t(`ticket.fix.${fix.kind}`, { names: fix.drop.map(nameOf).join(', '), keep })
  }
  return fixes.map((fix, i) => (
    <Button
      key={fix.kind + i}
      variant="text"
      size="medium"
      fit="content"
      onClick={({ currentTarget }) => {
        focusAction(currentTarget)
        fix.events.forEach(event => slip.dispatch(event))
      }}
    >
      {words(fix)}
    </Button>
  ))
}
export interface FixButtonsProps {
  fixes: readonly SlipFix[]
}
