import type { Match } from '@touchline/domain/match'
import { memo, useMemo, useRef } from 'react'
import { matchSeedOf, useSeed } from '#core/live'
import { useRememberMatches } from '#core/slip'
import { HydrateInIdle } from '#shared/hydration'
import { groupByLeague } from './groupByLeague.ts'
import { layOut } from './layOut.ts'
import { LeagueMatches } from './LeagueMatches.tsx'
import { Space } from './Space.tsx'
import { useDrawnRows } from './useDrawnRows.ts'
import css from './MatchList.module.css'

/**
 * Matches under their leagues. Drawn again only when other matches come: prices, scores and clocks write themselves. Of
 * a long list only what is near the screen is drawn; the rest is empty space of the same height.
 */
export const MatchList = memo(function MatchList({ matches, gather = groupByLeague }: MatchListProps) {
  const list = useRef<HTMLDivElement>(null)
  useSeed(useMemo(() => matches.map(matchSeedOf), [matches]))
  useRememberMatches(matches)
  const groups = useMemo(() => gather(matches), [matches, gather])
  const drawn = useDrawnRows(list, groups, matches.length)
  return (
    <div ref={list} className={css.list} data-grid="" data-density="regular">
      {groups.map(({ id, first, matches: inLeague }) => {
        const parts = layOut(inLeague, first, drawn)
        return parts.some(({ match }) => match) ? (
          <HydrateInIdle key={id}>
            <LeagueMatches matches={inLeague} parts={parts} />
          </HydrateInIdle>
        ) : (
          <Space key={id} as="div" rows={inLeague.length} />
        )
      })}
    </div>
  )
})
export interface MatchListProps {
  matches: readonly Match[]
  /** Groups them by league; the default is one group for each league. */
  gather?: typeof groupByLeague
}
