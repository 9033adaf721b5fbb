import type { Match } from '@touchline/domain/match'
import type { ReactNode } from 'react'
import { MatchList } from '../match-list/MatchList.tsx'
import { useSteadyMatches } from '../match-list/useSteadyMatches.ts'
import { CountLine } from '../match-list/CountLine.tsx'

/** The matches of a tab, or what is shown when it has none. */
export function TabShown({ matches, about, empty }: TabShownProps) {
  const steady = useSteadyMatches(matches)
  if (steady.shown.length === 0 && matches.length === 0) return empty
  return (
    <>
      {about}
      <CountLine total={matches.length} list={steady} />
      <MatchList matches={steady.shown} />
    </>
  )
}
export interface TabShownProps {
  matches: readonly Match[]
  /** Text above them. */
  about?: ReactNode
  empty: ReactNode
}
