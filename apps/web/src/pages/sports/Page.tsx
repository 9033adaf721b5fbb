import { useSuspenseQuery } from '@tanstack/react-query'
import { countersQuery, topLeaguesQuery } from '#core/catalogue'
import {
  Banner,
  EmptyList,
  MatchList,
  NewMatches,
  SectionHead,
  TopLeagues,
  useSteadyMatches,
} from '#features/event-list'
import { useText } from '#shared/i18n'
import { useHref } from '#core/addresses'
import { HomeTabs } from './HomeTabs.tsx'
import { liveNowQuery, upcomingQuery } from './queries.ts'
import css from './Page.module.css'

/** Home: what is in play, the top leagues, what comes next. */
export function Page() {
  const t = useText()
  const href = useHref()
  const { data } = useSuspenseQuery(liveNowQuery())
  const live = useSteadyMatches(data.matches)
  const { data: later } = useSuspenseQuery(upcomingQuery())
  const upcoming = useSteadyMatches(later.matches)
  const { data: leagues } = useSuspenseQuery(topLeaguesQuery())
  const { data: counters } = useSuspenseQuery(countersQuery())
  return (
    <>
      <h1 className={css.unseen} tabIndex={-1}>
        {t('home.title')}
      </h1>
      <Banner />
      <HomeTabs />
      <SectionHead
        title={t('home.live-now')}
        isLive
        news={<NewMatches lists={[live]} />}
        more={{ name: t('home.all-live', { count: counters.live }), href: href.live() }}
      />
      {live.shown.length > 0 ? <MatchList matches={live.shown} /> : <EmptyList kind="live" />}
      <SectionHead title={t('nav.top-leagues')} />
      <TopLeagues leagues={leagues} counters={counters} />
      <SectionHead title={t('home.upcoming')} news={<NewMatches lists={[upcoming]} />} />
      {upcoming.shown.length > 0 ? <MatchList matches={upcoming.shown} /> : <EmptyList kind="upcoming" />}
    </>
  )
}
