import type { Match } from '@touchline/domain/match'
import type { ReactNode } from 'react'
import { useCell, useLive } from '#core/live'
import { useText, type Text } from '#shared/i18n'
import { periodColumns, type PeriodColumn } from './model/periodColumns.ts'
import css from './ScoreLine.module.css'

/**
 * Scores of the periods played and running in one line, then what else is counted. Periods change seldom, so they are
 * drawn.
 */
export function ScoreLine({ match, counts }: ScoreLineProps) {
  const t = useText()
  const live = useLive()
  const state = useCell(live.shown.matchState(match.id)) ?? match.state
  return (
    <ul className={css.scores} aria-label={t('period-table.caption')}>
      {periodColumns(state).map(column => (
        <li key={column.key} data-kind={column.kind}>
          {nameOf(column, t)}
          {column.figure && <b>{column.figure}</b>}
        </li>
      ))}
      {counts}
    </ul>
  )
}
export interface ScoreLineProps {
  match: Match
  /** What is counted besides scores: list items. */
  counts?: ReactNode
}

function nameOf({ kind, key }: PeriodColumn, t: Text) {
  if (kind === 'points') return t('match.points')
  if (kind === 'unit') return t(`score-label.${key}`)
  return <abbr title={t(`period.${key}`)}>{t(`period-short.${key}`)}</abbr>
}
