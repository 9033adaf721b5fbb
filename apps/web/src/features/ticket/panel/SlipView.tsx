import { useRef } from 'react'
import { selectionsOf } from '@touchline/domain/slip'
import { Icon } from '@touchline/ui'
import { useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import { Builder, type BuilderProps } from '../build/index.ts'
import { UnknownPlacementNotice } from '../place/index.ts'
import { Processing } from '../progress/index.ts'
import { KeypadFrame } from '../amounts/index.ts'
import { QuickHead, useQuickBet } from '../quick/index.ts'
import { RichWords, useFollowFocus } from '../layout/index.ts'
import { Receipt } from '../receipt/index.ts'
import css from '../layout/slipLayout.module.css'

/** The slip in the state it is in (spec section 4, ticket states). */
export function SlipView({ place }: SlipViewProps) {
  const state = useSlipState(slip => slip.state)
  const isEmpty = useSlipState(slip => selectionsOf(slip).length === 0)
  const isRestoring = useSlipState(slip => slip.isRestoring)
  const root = useRef<HTMLDivElement>(null)
  useFollowFocus(root, state.status)
  const quick = useQuickBet()
  const isShown = state.status === 'SUCCESS' || state.status === 'PROCESSING'
  const hasQuickBet = quick.state.status !== 'initial' || (!isShown && (isEmpty || quick.isEnabled))
  const head = (
    <>
      <UnknownPlacementNotice />
      {hasQuickBet && <QuickHead id={`${place}-quick`} />}
    </>
  )
  const isBuilding = !isShown && !isEmpty
  return (
    <div ref={root} className={css.view} data-slip="">
      {isBuilding ? (
        <Builder place={place} head={head} />
      ) : (
        <KeypadFrame hasKeypad={place === 'sheet'}>
          {head}
          {state.status === 'SUCCESS' && <Receipt state={state} />}
          {state.status === 'PROCESSING' && <Processing state={state} />}
          {!isShown && (isRestoring ? <Restoring /> : <EmptySlip />)}
        </KeypadFrame>
      )}
    </div>
  )
}
export type SlipViewProps = Pick<BuilderProps, 'place'>

/** Stored bets whose prices are loading: the slip is not empty, only not restored yet ([TICKET-9]). */
function Restoring() {
  const t = useText()
  return (
    <div className={css.empty}>
      <Icon name="clock" size={28} />
      <strong>{t('ticket.block.restoring')}</strong>
      <p>{t('ticket.empty.restoring')}</p>
    </div>
  )
}

function EmptySlip() {
  const t = useText()
  return (
    <div className={css.empty}>
      <Icon name="receipt" size={28} />
      <strong>{t('ticket.empty.title')}</strong>
      <p>{t('ticket.empty.text')}</p>
      <p>
        {(['home', 'draw', 'away'] as const)
          .map(key => `${t(`column.${key}`)} = ${t(`column-means.${key}`)}`)
          .join(' · ')}
      </p>
      <p className={css.keys}>
        <RichWords text="ticket.empty.keys" />
      </p>
    </div>
  )
}
