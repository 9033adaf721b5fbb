import { useSuspenseQuery } from '@tanstack/react-query'
import { categoryQuery, leaguesQuery } from '#core/catalogue'
import {
  AskedList,
  ChoiceRow,
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
import { categoryScope, withoutSport, type SlugParams } from './queries.ts'

/** A category: its leagues and their matches, in play first. */
export function Page({ params, list: asked }: { params: SlugParams; list: ListState }) {
  const t = useText()
  const href = useHref()
  const list = withoutSport(asked)
  const { data: category } = useSuspenseQuery(categoryQuery(params.sport, params.slug))
  const { data: leagues } = useSuspenseQuery(leaguesQuery({ category_id: category.id }))
  const tabs = useListTabs(list, false)
  const { sport } = category
  const isList = !isHashTab(tabs.current)
  const scope = categoryScope(category.id)
  return (
    <>
      <Trail steps={[{ name: sport.name, href: href.sport(sport.key) }]} />
      <PageHead
        title={category.name}
        star={<FavouriteStar type="categories" id={category.id} name={category.name} />}
      >
        <ListTabs {...tabs} />
        <FiltersButton list={list} />
      </PageHead>
      <FilterSheet list={list} scope={isList ? scope : undefined}>
        <ChoiceRow
          kind="places"
          label={t('lists.leagues')}
          choices={leagues.map(league => ({ key: league.id, name: league.name, href: href.league(league) }))}
        />
        {isList && <ListFilters list={list} />}
      </FilterSheet>
      {isHashTab(tabs.current) ? (
        <TabList tab={tabs.current} scope={{ category_id: category.id }} />
      ) : (
        <AskedList scope={scope} list={list} />
      )}
    </>
  )
}
