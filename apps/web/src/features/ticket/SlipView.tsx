import { selectionsOf } from '@touchline/domain'
import { Icon } from '@touchline/ui'
import { useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { Builder, type BuilderProps } from './Builder.tsx'
import { Processing } from './Processing.tsx'
import { Receipt } from './Receipt.tsx'
import css from './SlipView.module.css'

/** The slip in the state it is in (spec section 4, ticket states). */
export function SlipView({ place }: SlipViewProps) {
  const state = useSlipState(slip => slip.state)
  const isEmpty = useSlipState(slip => selectionsOf(slip).length === 0)
  if (state.status === 'SUCCESS') return <Receipt state={state} />
  if (state.status === 'PROCESSING') return <Processing state={state} />
  return isEmpty ? <EmptySlip /> : <Builder place={place} />
}
export type SlipViewProps = BuilderProps

function EmptySlip() {
  const t = useText()
  return (
    <div className={css.empty}>
      <Icon name="receipt" size={28} />
      <strong>{t('ticket.empty.title')}</strong>
      <p>{t('ticket.empty.text')}</p>
    </div>
  )
}
