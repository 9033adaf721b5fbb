import { useSuspenseQuery } from '@tanstack/react-query'
import { leagueQuery } from '#core/catalogue'
import {
  AskedList,
  FiltersButton,
  FilterSheet,
  isHashTab,
  ListFilters,
  ListTabs,
  PageHead,
  TabList,
  Trail,
  useListTabs,
} from '#features/event-list'
import { FavouriteStar } from '#pieces/favourite-star'
import { useText } from '#shared/i18n'
import { useHref, type ListState } from '#shared/router'
import { leagueScope, withoutSport, type SlugParams } from './queries.ts'

/** A league: its matches by kick-off, in play first. */
export function Page({ params, list: asked }: { params: SlugParams; list: ListState }) {
  const t = useText()
  const href = useHref()
  const list = withoutSport(asked)
  const { data: league } = useSuspenseQuery(leagueQuery(params.sport, params.slug))
  const { category, sport } = league
  const tabs = useListTabs(list, false)
  const name = t('list.league-of', { category: category.name, league: league.name })
  const scope = leagueScope(league.id)
  return (
    <>
      <Trail
        steps={[
          { name: sport.name, href: href.sport(sport.key) },
          { name: category.name, href: href.category({ slug: category.slug, sport }) },
        ]}
      />
      <PageHead title={name} star={<FavouriteStar type="tournaments" id={league.id} name={name} />}>
        <ListTabs {...tabs} />
        {!isHashTab(tabs.current) && <FiltersButton list={list} />}
      </PageHead>
      {isHashTab(tabs.current) ? (
        <TabList tab={tabs.current} scope={{ tournament_id: league.id }} />
      ) : (
        <>
          <FilterSheet list={list} scope={scope}>
            <ListFilters list={list} />
          </FilterSheet>
          <AskedList scope={scope} list={list} />
        </>
      )}
    </>
  )
}
