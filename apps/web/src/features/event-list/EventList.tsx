import { useMemo } from 'react'
import type { Match } from '@touchline/domain'
import { useSeed, seedOf } from '#core/live'
import { useText } from '#shared/i18n'
import { useHref } from '#shared/router'
import { LeagueHeader } from '#pieces/league-header'
import { MatchRow } from '#pieces/match-row'
import { byLeague } from './byLeague.ts'
import css from './EventList.module.css'

/** Matches under their leagues, in the order given. Structure only: the rows write their own ticking values. */
export function EventList({ matches, empty }: EventListProps) {
  const t = useText()
  const href = useHref()
  const seeds = useMemo(() => matches.map(seedOf), [matches])
  useSeed(seeds)
  if (matches.length === 0) return <p className={css.empty}>{empty ?? t('events.none')}</p>
  return byLeague(matches).map(({ key, first, rows }) => (
    <section key={key} className={css.league}>
      <LeagueHeader match={first} href={href.league({ slug: first.tournament.slug, sport: first.sport })} />
      <ul className={css.list}>
        {rows.map(match => (
          <MatchRow key={match.id} match={match} href={href.match(match)} />
        ))}
      </ul>
    </section>
  ))
}
export interface EventListProps {
  matches: readonly Match[]
  /** What to say when there are none; a general sentence unless told. */
  empty?: string
}
