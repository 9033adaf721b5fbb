import { outcomeKeyOf, selectionsOf, type SlipFix } from '@touchline/domain'
import { Button } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'

/** Ways out of a conflict, each in one tap ([SLIP-21]). */
export function FixButtons({ fixes }: FixButtonsProps) {
  const slip = useSlip()
  const t = useText()
  const legs = selectionsOf(useSlipState(state => state))
  const names = new Map(legs.map(leg => [outcomeKeyOf(leg), leg.outcomeName]))
  const words = (fix: SlipFix): string =>
    fix.kind === 'drop'
      ? t('ticket.fix.drop', { names: fix.drop.map(key => names.get(outcomeKeyOf(key)) ?? '').join(', ') })
      : t(`ticket.fix.${fix.kind}`)
  return fixes.map((fix, i) => (
    <Button
      key={fix.kind + i}
      variant="text"
      size="medium"
      fit="content"
      onClick={() => fix.events.forEach(event => slip.dispatch(event))}
    >
      {words(fix)}
    </Button>
  ))
}
export interface FixButtonsProps {
  fixes: readonly SlipFix[]
}
