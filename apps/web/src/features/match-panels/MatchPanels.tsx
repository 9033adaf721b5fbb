import { MATCH_STATUS, type Match } from '@touchline/domain/match'
import { Icon } from '@touchline/ui'
import { useState, type ReactNode } from 'react'
import { useCell, useLive } from '#core/live'
import { useIsWide } from '#shared/browser'
import { useText } from '#shared/i18n'
import css from './MatchPanels.module.css'

const PANELS = ['tracker', 'statistics'] as const
type PanelKey = (typeof PANELS)[number]
const ICONS = { tracker: 'broadcast', statistics: 'stats' } as const

/**
 * The second column of a match page, or below the score on narrow screens: the tracker of a match in play,
 * which stays when the match ends while the page is open, and its statistics.
 */
export function MatchPanels({ match, tracker, statistics }: MatchPanelsProps) {
  const t = useText()
  const { status } = useCell(useLive().store.matchState(match.id)) ?? match.state
  const isPlayed = status === MATCH_STATUS.live || status === MATCH_STATUS.stopped
  const [hasTracker, setTracker] = useState(isPlayed)
  if (isPlayed && !hasTracker) setTracker(true)
  const isWide = useIsWide()
  const [chosen, choose] = useState<Partial<Record<PanelKey, boolean>>>({})
  const bodies = { tracker: hasTracker && tracker, statistics }
  const titles = { tracker: t('tracker.title'), statistics: t('statistics.title') }
  const shown = PANELS.filter(key => bodies[key])
  return (
    <div className={css.panels}>
      {shown.map(key => {
        const isOpen = chosen[key] ?? isWide
        return (
          <section key={key} className={css.panel} data-panel={key} aria-label={titles[key]}>
            <h2 className={css.head}>
              <button
                type="button"
                className={css.fold}
                aria-expanded={isOpen}
                aria-controls={`panel-${key}`}
                onClick={() => choose({ ...chosen, [key]: !isOpen })}
              >
                <Icon name={ICONS[key]} size={18} />
                {titles[key]}
                <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} className={css.chevron} />
              </button>
            </h2>
            <div id={`panel-${key}`} className={css.body} data-open={chosen[key]}>
              {isOpen && bodies[key]}
            </div>
          </section>
        )
      })}
    </div>
  )
}
export interface MatchPanelsProps {
  match: Match
  tracker: ReactNode
  statistics: ReactNode
}
