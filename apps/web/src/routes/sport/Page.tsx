import { useSuspenseQuery } from '@tanstack/react-query'
import { chipClass } from '@touchline/ui'
import { categoriesQuery, sportsQuery } from '#core/catalogue'
import { EmptyList, MatchList, PageHead, SectionHead } from '#features/event-list'
import { useText } from '#shared/i18n'
import { Link, useHref } from '#shared/router'
import { sportLiveQuery, sportUpcomingQuery, type SportParams } from './queries.ts'

/** A sport: its categories, what is in play, what comes next. */
export function Page({ params }: { params: SportParams }) {
  const t = useText()
  const href = useHref()
  const { data: sports } = useSuspenseQuery(sportsQuery())
  const { data: categories } = useSuspenseQuery(categoriesQuery(params.sport))
  const { data: live } = useSuspenseQuery(sportLiveQuery(params))
  const { data: upcoming } = useSuspenseQuery(sportUpcomingQuery(params))
  return (
    <>
      <PageHead title={sports.find(({ key }) => key === params.sport)?.name}>
        {categories.map(category => (
          <Link key={category.id} href={href.category(category)} className={chipClass()}>
            {category.name}
          </Link>
        ))}
      </PageHead>
      {live.matches.length > 0 && (
        <>
          <SectionHead title={t('home.live-now')} isLive />
          <MatchList matches={live.matches} />
        </>
      )}
      <SectionHead title={t('home.upcoming')} />
      {upcoming.matches.length > 0 ? <MatchList matches={upcoming.matches} /> : <EmptyList kind="upcoming" />}
    </>
  )
}
