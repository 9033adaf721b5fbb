import { useText } from '#shared/i18n'
import type { SlipTotals } from './slipTotals.ts'
import css from './Totals.module.css'
import { useMoneyText } from './useMoneyText.ts'

/** Stake, odds and returns, pinned wherever a slip stands; what they were before is struck through. */
export function Totals({ totals: { stake, odds, returns, before } }: TotalsProps) {
  const t = useText()
  const text = useMoneyText()
  return (
    <dl className={css.totals}>
      <div>
        <dt>{t('ticket.stake')}</dt>
        <dd className="num">{text.money(stake)}</dd>
      </div>
      <div>
        <dt>{t('ticket.odds')}</dt>
        <dd className="num">
          {before?.odds !== undefined && before.odds !== odds && <s>{text.odds(before.odds)}</s>}{' '}
          {odds === undefined ? '–' : text.odds(odds)}
        </dd>
      </div>
      <div className={css.returns}>
        <dt>{t('ticket.returns')}</dt>
        <dd className="num" data-figure="returns">
          {before && before.returns.value !== returns?.value && <s>{text.money(before.returns)}</s>}{' '}
          {returns === undefined ? '–' : text.money(returns)}
        </dd>
      </div>
    </dl>
  )
}
export interface TotalsProps {
  totals: SlipTotals
}
