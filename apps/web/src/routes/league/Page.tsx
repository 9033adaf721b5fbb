import { useSuspenseQuery } from '@tanstack/react-query'
import { chipClass } from '@touchline/ui'
import { leagueQuery } from '#core/catalogue'
import {
  AskedList,
  isHashTab,
  ListFilters,
  ListTabs,
  PageHead,
  TabList,
  useListTabs,
} from '#features/event-list'
import { FavouriteStar } from '#pieces/favourite-star'
import { useText } from '#shared/i18n'
import { Link, useHref, type ListState } from '#shared/router'
import { leagueScope, withoutSport, type SlugParams } from './queries.ts'
import css from './Page.module.css'

/** A league: its matches by kick-off, in play first. */
export function Page({ params, list: asked }: { params: SlugParams; list: ListState }) {
  const t = useText()
  const href = useHref()
  const list = withoutSport(asked)
  const { data: league } = useSuspenseQuery(leagueQuery(params.sport, params.slug))
  const { category, sport } = league
  const tabs = useListTabs(list, false)
  const name = t('list.league-of', { category: category.name, league: league.name })
  return (
    <>
      <PageHead title={name} star={<FavouriteStar type="tournaments" id={league.id} name={name} />}>
        <ListTabs {...tabs} />
      </PageHead>
      <nav className={css.trail} aria-label={t('match.trail')}>
        <Link href={href.sport(sport.key)} className={chipClass()}>
          {sport.name}
        </Link>
        <Link href={href.category({ slug: category.slug, sport })} className={chipClass()}>
          {category.name}
        </Link>
      </nav>
      {isHashTab(tabs.current) ? (
        <TabList tab={tabs.current} scope={{ tournament_id: league.id }} />
      ) : (
        <>
          <ListFilters list={list} />
          <AskedList scope={leagueScope(league.id)} list={list} />
        </>
      )}
    </>
  )
}
