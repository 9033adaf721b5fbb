import { formatMoney, type CurrencyCode } from '@touchline/domain/money'
import { useFormatter, useLocale, useText } from '#shared/i18n'
import { noonOf } from './drawCurve.ts'
import css from './history.module.css'
import type { ProfitCurveDay } from './useReturns.ts'

const SUMS = ['staked', 'returned', 'net', 'total'] as const

/** The curve as a table, newest day first. */
export function CurveTable({ days, unit }: CurveTableProps) {
  const t = useText()
  const locale = useLocale()
  const format = useFormatter()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
    <section className={css.scroll} tabIndex={0} aria-label={t('bet-history.table')}>
      <table className={css.table}>
        <caption>{t('bet-history.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('bet-history.date')}</th>
            <th scope="col">{t('bet-history.bets')}</th>
            {SUMS.map(sum => (
              <th key={sum} scope="col">
                {t(`bet-history.${sum}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(day => (
            <tr key={day.at}>
              <th scope="row">{format.dateTime(noonOf(day), 'date')}</th>
              <td className="num">{day.bets}</td>
              {SUMS.map(sum => (
                <td key={sum} className="num">
                  {formatMoney({ ...unit, value: day[sum] }, locale)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
export interface CurveTableProps {
  days: readonly ProfitCurveDay[]
  unit: { readonly currency: CurrencyCode; readonly subunits: number }
}
