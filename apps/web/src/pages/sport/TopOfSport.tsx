import { useSuspenseQuery } from '@tanstack/react-query'
import { countersQuery } from '#core/catalogue'
import {
  EmptyList,
  MatchList,
  NewMatches,
  SectionHead,
  TopLeagues,
  useSteadyMatches,
} from '#features/event-list'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { sportLeaguesQuery, sportLiveQuery, sportUpcomingQuery, type SportParams } from './queries.ts'

/** The first matches of a sport: what is in play, its leagues, what comes next. */
export function TopOfSport({ params, sportId = '' }: TopOfSportProps) {
  const t = useText()
  const href = useHref()
  const { data } = useSuspenseQuery(sportLiveQuery(params))
  const live = useSteadyMatches(data.matches)
  const { data: later } = useSuspenseQuery(sportUpcomingQuery(params))
  const upcoming = useSteadyMatches(later.matches)
  const { data: leagues } = useSuspenseQuery(sportLeaguesQuery(params))
  const { data: counters } = useSuspenseQuery(countersQuery())
  const all = t('live.all', { count: data.total })
  const hasLive = live.shown.length > 0
  return (
    <>
      {hasLive && (
        <>
          <SectionHead
            title={t('home.live-now')}
            isLive
            news={<NewMatches lists={[live]} />}
            more={{ name: all, href: `${href.live()}?sport=${params.sport}` }}
          />
          <MatchList matches={live.shown} />
        </>
      )}
      {leagues.length > 0 && (
        <>
          <SectionHead title={t('lists.leagues')} />
          <TopLeagues leagues={leagues} counters={counters} />
        </>
      )}
      <SectionHead
        title={t('home.upcoming')}
        news={<NewMatches lists={hasLive ? [upcoming] : [live, upcoming]} />}
        more={{
          name: t('live.all', { count: counters.sports[sportId] ?? 0 }),
          href: `${href.sport(params.sport)}?sortBy=start_time%3Aasc`,
        }}
      />
      {upcoming.shown.length > 0 ? <MatchList matches={upcoming.shown} /> : <EmptyList kind="upcoming" />}
    </>
  )
}
interface TopOfSportProps {
  params: SportParams
  sportId: string | undefined
}
