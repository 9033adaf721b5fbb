import type { MatchState } from '@touchline/domain'
import { useText } from '#shared/i18n'
import css from './MatchHero.module.css'

const SOCCER_SECONDS = 5400

/** How far the match is, and the score of each period. */
export function PeriodScores({ state, periods }: PeriodScoresProps) {
  const t = useText()
  return (
    <>
      <progress className={css.progress} max={1} value={progressOf(state, periods)} aria-hidden="true" />
      {state.periodScores.length > 0 && (
        <ul className={css.periods}>
          {state.periodScores.map(period => (
            <li key={period.key}>
              {t(`period-short.${period.key}`)}
              <b>
                {period.home}–{period.away}
              </b>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
export interface PeriodScoresProps {
  state: MatchState
  /** Periods a match of this sport can have. */
  periods: number
}

/** Share of the match played, 0 to 1: by its clock where it counts up, else by its periods. */
function progressOf(state: MatchState, periods: number): number {
  const played = state.clock?.matchTime
  if (played !== undefined) return Math.min(1, played / SOCCER_SECONDS)
  return periods > 0 ? Math.min(1, state.periodScores.length / periods) : 0
}
