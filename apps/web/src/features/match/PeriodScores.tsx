import type { Match } from '@touchline/domain'
import { VisuallyHidden } from '@touchline/ui'
import { useCell, useLive } from '#core/live'
import { useText, type Text } from '#shared/i18n'
import { periodColumns, type PeriodColumn } from './model/periodColumns.ts'
import css from './PeriodScores.module.css'

const SIDES = ['home', 'away'] as const

/** Scores of the periods played and running, by side. Periods are few and change seldom, so they are drawn. */
export function PeriodScores({ match }: { match: Match }) {
  const t = useText()
  const live = useLive()
  const state = useCell(live.shown.matchState(match.id)) ?? match.state
  const columns = periodColumns(state)
  if (columns.length === 0) return <div className={css.place} />
  return (
    <div className={css.place}>
      <table className={css.table}>
        <caption className={css.caption}>{t('period-table.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('period-table.team')}</VisuallyHidden>
            </th>
            {columns.map(column => (
              <th key={column.key} scope="col" data-kind={column.kind}>
                {nameOf(column, t)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map(side => (
            <tr key={side}>
              <th scope="row">
                <span className={css.side}>
                  <bdi className="clip">{match[side].name}</bdi>
                  {state.currentServer === side && (
                    <>
                      <i className={css.serves} />
                      <VisuallyHidden>{servesText(columns, t)}</VisuallyHidden>
                    </>
                  )}
                </span>
              </th>
              {columns.map(column => (
                <td key={column.key} className="num" data-kind={column.kind}>
                  {column[side]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function nameOf({ kind, key }: PeriodColumn, t: Text) {
  if (kind === 'points') return t('match.points')
  if (kind !== 'period') return t(`period-table.${kind}`)
  return <abbr title={t(`period.${key}`)}>{t(`period-short.${key}`)}</abbr>
}

const servesText = (columns: readonly PeriodColumn[], t: Text): string =>
  columns.some(({ kind }) => kind === 'sets') ? t('period-table.serves') : t('period-table.bats')
