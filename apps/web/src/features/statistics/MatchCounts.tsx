import type { Match, Score } from '@touchline/domain/match'
import type { ReactNode } from 'react'
import { countsOf } from './model/countsOf.ts'
import { useFollowedStatistics } from './useFollowedStatistics.ts'

/** Corners and cards of a match as its statistics count them; undefined until they are known. */
export function MatchCounts({ match, draw }: MatchCountsProps) {
  const { data } = useFollowedStatistics(match, 'summary')
  return draw(data?.type === 'summary' ? countsOf(data.lines) : {})
}
export interface MatchCountsProps {
  match: Match
  draw: (counts: { corners?: Score; cards?: Score }) => ReactNode
}
