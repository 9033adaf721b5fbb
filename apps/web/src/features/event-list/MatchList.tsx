import type { Match } from '@touchline/domain'
import { memo, useMemo, useRef } from 'react'
import { seedOf, useSeed } from '#core/live'
import { useRememberMatches } from '#core/slip'
import { groupByLeague, groupInOrder } from './groupByLeague.ts'
import { layOut } from './layOut.ts'
import { League } from './League.tsx'
import { Space } from './Space.tsx'
import { useDrawnRows } from './useDrawnRows.ts'
import css from './MatchList.module.css'

/**
 * Matches under their leagues. Drawn again only when other matches come: prices, scores and clocks write themselves. Of a long list
 * only what is near the screen is drawn; the rest keeps its room.
 */
export const MatchList = memo(function MatchList({ matches, keepsOrder = false }: MatchListProps) {
  const list = useRef<HTMLDivElement>(null)
  useSeed(useMemo(() => matches.map(seedOf), [matches]))
  useRememberMatches(matches)
  const groups = useMemo(
    () => (keepsOrder ? groupInOrder(matches) : groupByLeague(matches)),
    [matches, keepsOrder],
  )
  const drawn = useDrawnRows(list, groups, matches.length)
  return (
    <div ref={list} className={css.list}>
      {groups.map(({ id, first, matches: inLeague }) => {
        const parts = layOut(inLeague, first, drawn)
        return parts.some(({ match }) => match) ? (
          <League key={id} matches={inLeague} parts={parts} />
        ) : (
          <Space key={id} as="div" rows={inLeague.length} />
        )
      })}
    </div>
  )
})
export interface MatchListProps {
  matches: readonly Match[]
  /** Whether the order counts more than the leagues: each match stands where the list has it. */
  keepsOrder?: boolean
}
