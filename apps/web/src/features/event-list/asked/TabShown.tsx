import type { Match } from '@touchline/domain'
import type { ReactNode } from 'react'
import { MatchList } from '../MatchList.tsx'
import { NewMatches } from '../NewMatches.tsx'
import { useSteadyMatches } from '../useSteadyMatches.ts'

/** The matches of a tab, or what stands there instead. */
export function TabShown({ matches, about, empty }: TabShownProps) {
  const steady = useSteadyMatches(matches)
  if (steady.shown.length === 0 && matches.length === 0) return empty
  return (
    <>
      {about}
      <MatchList matches={steady.shown} />
      <NewMatches lists={[steady]} />
    </>
  )
}
export interface TabShownProps {
  matches: readonly Match[]
  /** What stands above them. */
  about?: ReactNode
  empty: ReactNode
}
