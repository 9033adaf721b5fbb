import { useSuspenseQuery } from '@tanstack/react-query'
import { chipClass } from '@touchline/ui'
import { categoryQuery, leaguesQuery } from '#core/catalogue'
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
import { categoryScope, withoutSport, type SlugParams } from './queries.ts'
import css from './Page.module.css'

/** A category: its leagues and their matches, in play first. */
export function Page({ params, list: asked }: { params: SlugParams; list: ListState }) {
  const t = useText()
  const href = useHref()
  const list = withoutSport(asked)
  const { data: category } = useSuspenseQuery(categoryQuery(params.sport, params.slug))
  const { data: leagues } = useSuspenseQuery(leaguesQuery({ category_id: category.id }))
  const tabs = useListTabs(list, false)
  return (
    <>
      <PageHead
        title={category.name}
        star={<FavouriteStar type="categories" id={category.id} name={category.name} />}
      >
        <ListTabs {...tabs} />
      </PageHead>
      <nav className={css.leagues} aria-label={t('lists.leagues')}>
        {leagues.map(league => (
          <Link key={league.id} href={href.league(league)} className={chipClass()}>
            {league.name}
          </Link>
        ))}
      </nav>
      {isHashTab(tabs.current) ? (
        <TabList tab={tabs.current} scope={{ category_id: category.id }} />
      ) : (
        <>
          <ListFilters list={list} />
          <AskedList scope={categoryScope(category.id)} list={list} />
        </>
      )}
    </>
  )
}
