import { dayOf, type Match } from '@touchline/domain'
import { useFormatter } from '#shared/i18n'
import { ResultRow } from './ResultRow.tsx'
import css from './Results.module.css'

/** Matches that are over, under the days they began on. */
export function ResultList({ matches, timeZone }: ResultListProps) {
  const format = useFormatter()
  const days = Map.groupBy(matches, ({ startTime }) => dayOf(startTime, timeZone))
  return [...days].map(([day, ofDay]) => (
    <section key={day}>
      <h2 className={css.day}>{format.day(day)}</h2>
      <ul className={css.list}>
        {ofDay.map(match => (
          <ResultRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  ))
}
export interface ResultListProps {
  matches: readonly Match[]
  /** Whose days they are. */
  timeZone: string
}
