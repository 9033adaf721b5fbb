import { useSuspenseQuery } from '@tanstack/react-query'
import { chipClass } from '@touchline/ui'
import { leagueQuery } from '#core/catalogue'
import { EmptyList, MatchList, NewMatches, PageHead, useSteadyMatches } from '#features/event-list'
import { useText } from '#shared/i18n'
import { Link, useHref } from '#shared/router'
import { leagueMatchesQuery, type SlugParams } from './queries.ts'

/** A league: its matches by kick-off, in play first. */
export function Page({ params }: { params: SlugParams }) {
  const t = useText()
  const href = useHref()
  const { data: league } = useSuspenseQuery(leagueQuery(params.sport, params.slug))
  const { data } = useSuspenseQuery(leagueMatchesQuery(league.id))
  const list = useSteadyMatches(data.matches)
  const { category, sport } = league
  return (
    <>
      <PageHead title={t('list.league-of', { category: category.name, league: league.name })}>
        <Link href={href.sport(sport.key)} className={chipClass()}>
          {sport.name}
        </Link>
        <Link href={href.category({ slug: category.slug, sport })} className={chipClass()}>
          {category.name}
        </Link>
      </PageHead>
      {list.shown.length > 0 ? <MatchList matches={list.shown} /> : <EmptyList kind="upcoming" />}
      <NewMatches lists={[list]} />
    </>
  )
}
