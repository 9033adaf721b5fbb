import type { Match } from '@touchline/domain'
import { useCell, useLive } from '#core/live'
import { useText } from '#shared/i18n'
import css from './MatchHero.module.css'

/** Scores of the periods played and running. Periods are few and change seldom, so they are drawn. */
export function PeriodScores({ match }: { match: Match }) {
  const t = useText()
  const live = useLive()
  const state = useCell(live.store.matchState(match.id)) ?? match.state
  if (state.periodScores.length === 0) return <div className={css.periods} />
  return (
    <ul className={css.periods}>
      {state.periodScores.map(period => (
        <li key={`${period.type}${period.number}`}>
          {t(`period.${period.key}`)}
          <b className="num">
            {period.home}–{period.away}
          </b>
        </li>
      ))}
      {state.gameScore && (
        <li>
          {t('match.points')}
          <b className="num">
            {state.gameScore.home}–{state.gameScore.away}
          </b>
        </li>
      )}
    </ul>
  )
}
