import type { MatchState } from '@touchline/domain'
import { useText, type Text } from '#shared/i18n'
import { periodColumns, type PeriodColumn } from './periodColumns.ts'
import css from './ScoreColumns.module.css'

/** Scores of the periods played and running, each after its name and as its sport writes it: items of a list, or spans inside a button. */
export function ScoreColumns({ state, as: Item = 'li' }: ScoreColumnsProps) {
  const t = useText()
  return periodColumns(state).map(column => (
    <Item key={column.key} className={css.column} data-kind={column.kind}>
      {nameOf(column, t)}
      {column.figure && <b className={css.figure}>{column.figure}</b>}
    </Item>
  ))
}
export interface ScoreColumnsProps {
  state: MatchState
  as?: 'li' | 'span'
}

function nameOf({ kind, key }: PeriodColumn, t: Text) {
  if (kind === 'points') return t('match.points')
  if (kind === 'unit') return t(`score-label.${key}`)
  return <abbr title={t(`period.${key}`)}>{t(`period-short.${key}`)}</abbr>
}
