import { useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  EmptyList,
  MatchList,
  NewMatches,
  NothingFound,
  PageHead,
  SportChoice,
  useSteadyMatches,
} from '#features/event-list'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import { liveQuery } from './queries.ts'

/** Every match in play, by sport: the whole list, of which what is near the screen is drawn. */
export function Page({ list: { sport } }: { list: ListState }) {
  const t = useText()
  const { data } = useSuspenseQuery(liveQuery())
  const list = useSteadyMatches(data.matches)
  const { shown: matches } = list
  const sports = useMemo(
    () => [...new Map(matches.map(match => [match.sport.key, match.sport])).values()],
    [matches],
  )
  const shown = useMemo(
    () => (sport === undefined ? matches : matches.filter(match => match.sport.key === sport)),
    [matches, sport],
  )
  const filters = sport === undefined ? {} : { sport }
  return (
    <>
      <PageHead title={t('live.title')} star={<NewMatches lists={[list]} />} />
      <SportChoice list={filters} sports={sports} all={t('live.all', { count: matches.length })} />
      {shown.length > 0 && <MatchList matches={shown} />}
      {/* The last match of the chosen sport may end. */}
      {shown.length === 0 &&
        (sport === undefined ? <EmptyList kind="live" /> : <NothingFound list={filters} what="matches" />)}
    </>
  )
}
