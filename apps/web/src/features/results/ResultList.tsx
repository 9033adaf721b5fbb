import type { Match } from '@touchline/domain/match'
import { ResultRow } from './ResultRow.tsx'
import css from './Results.module.css'

/** Matches that are over, each with its start in the visitor's time zone. */
export function ResultList({ matches }: { matches: readonly Match[] }) {
  return (
    <ul className={css.list}>
      {matches.map(match => (
        <ResultRow key={match.id} match={match} />
      ))}
    </ul>
  )
}
