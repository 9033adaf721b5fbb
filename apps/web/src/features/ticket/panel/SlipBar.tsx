import { selectionsOf } from '@touchline/domain/slip'
import { Badge, Button } from '@touchline/ui'
import { useSlip, useSlipState } from '#core/slip'
import { useText } from '#shared/i18n'
import css from './SlipBar.module.css'
import { slipTotals, useMoneyText } from '../amounts/index.ts'

/**
 * The slip in one line above the tab bar: odds, stake, returns, and a button that opens it. Nothing while nothing is
 * picked.
 */
export function SlipBar({ onOpen }: SlipBarProps) {
  const slip = useSlip()
  const state = useSlipState(whole => whole)
  const t = useText()
  const text = useMoneyText()
  const legs = selectionsOf(state).length
  if (legs === 0 && state.state.status !== 'PROCESSING') return null
  const { odds, stake, returns, lines } = slipTotals(state)
  return (
    <aside className={css.bar} aria-label={t('ticket.bet-slip')}>
      <Badge>{legs}</Badge>
      <dl className={css.figures}>
        <div>
          <dt>{t(lines ? 'system.lines' : 'ticket.odds')}</dt>
          <dd className="num">{lines ? lines.count : odds === undefined ? '–' : text.odds(odds)}</dd>
        </div>
        <div>
          <dt>{t('ticket.stake')}</dt>
          <dd className="num">{text.money(stake)}</dd>
        </div>
        <div>
          <dt>{t('ticket.returns')}</dt>
          <dd className="num">{returns === undefined ? '–' : text.money(returns)}</dd>
        </div>
      </dl>
      <Button
        size="medium"
        fit="content"
        onClick={() => {
          onOpen()
          slip.panel.open('BET_SLIP')
        }}
      >
        {t('ticket.open-slip')}
      </Button>
    </aside>
  )
}
export interface SlipBarProps {
  /** The slip is opened from here. */
  onOpen: () => void
}
