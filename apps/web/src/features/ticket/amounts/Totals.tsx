import { useId } from 'react'
import { Icon } from '@touchline/ui'
import { useText } from '#shared/i18n'
import type { SlipTotals } from './slipTotals.ts'
import css from './Totals.module.css'
import { useMoneyText } from './useMoneyText.ts'

/** Stake, odds or lines, and returns, pinned to the foot of the slip; earlier values are struck through. */
export function Totals({ totals }: TotalsProps) {
  const { stake, returns, before, lines } = totals
  const t = useText()
  const text = useMoneyText(stake)
  const helpId = useId()
  return (
    <>
      <dl className={css.totals}>
        <div>
          <dt>{t('ticket.stake')}</dt>
          <dd className="num">{text.money(stake)}</dd>
        </div>
        <Shape totals={totals} />
        <div className={css.returns}>
          <dt>
            <button type="button" className={css.what} popoverTarget={helpId}>
              {t(lines ? 'ticket.returns-up-to' : 'ticket.returns')}
              <Icon name="info" size={14} />
            </button>
          </dt>
          <dd className="num" data-figure="returns">
            {before && before.returns.value !== returns?.value && <s>{text.money(before.returns)}</s>}{' '}
            {returns === undefined ? '–' : text.money(returns)}
          </dd>
        </div>
      </dl>
      <p id={helpId} popover="auto" className={css.help}>
        {t('ticket.returns-help')}
      </p>
    </>
  )
}
export interface TotalsProps {
  totals: SlipTotals
}

/** The middle figure: the combined odds, a system's lines, or the number of singles. */
function Shape({ totals: { stake, odds, before, lines, bets } }: TotalsProps) {
  const t = useText()
  const text = useMoneyText(stake)
  if (lines) {
    return (
      <div>
        <dt>{t('system.lines')}</dt>
        <dd className="num" dir="ltr">
          {lines.count} × {text.money(lines.stake)}
        </dd>
      </div>
    )
  }
  if (bets > 1) {
    return (
      <div>
        <dt>{t('ticket.bets')}</dt>
        <dd className="num">{bets}</dd>
      </div>
    )
  }
  return (
    <div>
      <dt>{t('ticket.odds')}</dt>
      <dd className="num">
        {before?.odds !== undefined && before.odds !== odds && <s>{text.odds(before.odds)}</s>}{' '}
        {odds === undefined ? '–' : text.odds(odds)}
      </dd>
    </div>
  )
}
