import { useSuspenseQuery } from '@tanstack/react-query'
import { chipClass } from '@touchline/ui'
import { categoryQuery, leaguesQuery } from '#core/catalogue'
import { EmptyList, MatchList, NewMatches, PageHead, useSteadyMatches } from '#features/event-list'
import { Link, useHref } from '#shared/router'
import { categoryMatchesQuery, type SlugParams } from './queries.ts'

/** A category: its leagues and their matches, in play first. */
export function Page({ params }: { params: SlugParams }) {
  const href = useHref()
  const { data: category } = useSuspenseQuery(categoryQuery(params.sport, params.slug))
  const { data: leagues } = useSuspenseQuery(leaguesQuery({ category_id: category.id }))
  const { data } = useSuspenseQuery(categoryMatchesQuery(category.id))
  const list = useSteadyMatches(data.matches)
  return (
    <>
      <PageHead title={category.name}>
        {leagues.map(league => (
          <Link key={league.id} href={href.league(league)} className={chipClass()}>
            {league.name}
          </Link>
        ))}
      </PageHead>
      {list.shown.length > 0 ? <MatchList matches={list.shown} /> : <EmptyList kind="upcoming" />}
      <NewMatches lists={[list]} />
    </>
  )
}
