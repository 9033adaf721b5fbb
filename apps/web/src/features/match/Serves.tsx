import type { Match } from '@touchline/domain/match'
import { VisuallyHidden } from '@touchline/ui'
import { useCell, useLive } from '#core/live'
import { useText } from '#shared/i18n'
import css from './MatchHero.module.css'

/** A dot beside the side that serves or bats. */
export function Serves({ match, side }: { match: Match; side: 'home' | 'away' }) {
  const t = useText()
  const live = useLive()
  const state = useCell(live.shown.matchState(match.id)) ?? match.state
  if (state.currentServer !== side) return null
  return (
    <>
      <i className={css.serves} />
      <VisuallyHidden>
        {t(state.periodScores[0]?.type === 'set' ? 'period-table.serves' : 'period-table.bats')}
      </VisuallyHidden>
    </>
  )
}
