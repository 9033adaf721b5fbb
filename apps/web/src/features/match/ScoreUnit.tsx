import type { Match } from '@touchline/domain/match'
import { useCell, useLive } from '#core/live'
import { useText } from '#shared/i18n'
import css from './MatchHero.module.css'

/** What the score counts, where that is neither goals nor points: sets or maps. */
export function ScoreUnit({ match }: { match: Match }) {
  const t = useText()
  const live = useLive()
  const state = useCell(live.shown.matchState(match.id)) ?? match.state
  const type = state.periodScores[0]?.type
  if (type !== 'set' && type !== 'map') return null
  return <small className={css.unit}>{t(`score-label.${type}s`)}</small>
}
