import type { Match } from '@touchline/domain'
import type { ReactNode } from 'react'
import { useCell, useLive } from '#core/live'
import { ScoreColumns } from '#pieces/score-columns'
import { useText } from '#shared/i18n'
import css from './ScoreLine.module.css'

/** Scores of the periods played and running in one line, then what else is counted. Periods change seldom, so they are drawn. */
export function ScoreLine({ match, counts }: ScoreLineProps) {
  const t = useText()
  const live = useLive()
  const state = useCell(live.shown.matchState(match.id)) ?? match.state
  return (
    <ul className={css.scores} aria-label={t('period-table.caption')}>
      <ScoreColumns state={state} />
      {counts}
    </ul>
  )
}
export interface ScoreLineProps {
  match: Match
  /** What is counted besides scores: list items. */
  counts?: ReactNode
}
