import { useSuspenseQuery } from '@tanstack/react-query'
import { chipClass } from '@touchline/ui'
import { categoriesQuery, LOOK_AGAIN_MS, sportsQuery } from '#core/catalogue'
import {
  EmptyList,
  MatchList,
  NewMatches,
  PageHead,
  SectionHead,
  useSteadyMatches,
} from '#features/event-list'
import { useText } from '#shared/i18n'
import { Link, useHref } from '#shared/router'
import { sportLiveQuery, sportUpcomingQuery, type SportParams } from './queries.ts'

/** A sport: its categories, what is in play, what comes next. */
export function Page({ params }: { params: SportParams }) {
  const t = useText()
  const href = useHref()
  const { data: sports } = useSuspenseQuery(sportsQuery())
  const { data: categories } = useSuspenseQuery(categoriesQuery(params.sport))
  const { data } = useSuspenseQuery({ ...sportLiveQuery(params), refetchInterval: LOOK_AGAIN_MS })
  const live = useSteadyMatches(data.matches)
  const { data: later } = useSuspenseQuery(sportUpcomingQuery(params))
  const upcoming = useSteadyMatches(later.matches)
  return (
    <>
      <PageHead title={sports.find(({ key }) => key === params.sport)?.name}>
        {categories.map(category => (
          <Link key={category.id} href={href.category(category)} className={chipClass()}>
            {category.name}
          </Link>
        ))}
      </PageHead>
      {live.shown.length > 0 && (
        <>
          <SectionHead title={t('home.live-now')} isLive />
          <MatchList matches={live.shown} />
        </>
      )}
      <SectionHead title={t('home.upcoming')} />
      {upcoming.shown.length > 0 ? <MatchList matches={upcoming.shown} /> : <EmptyList kind="upcoming" />}
      <NewMatches lists={[live, upcoming]} />
    </>
  )
}
