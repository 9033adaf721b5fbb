import { useSuspenseQuery } from '@tanstack/react-query'
import { chipClass } from '@touchline/ui'
import { categoriesQuery, sportsQuery } from '#core/catalogue'
import {
  AskedList,
  HasTop,
  isHashTab,
  ListFilters,
  ListTabs,
  PageHead,
  TabList,
  useListTabs,
} from '#features/event-list'
import { FavouriteStar } from '#pieces/favourite-star'
import { Link, useHref, type ListState } from '#shared/router'
import { sportScope, withoutSport, type SportParams } from './queries.ts'
import { TopOfSport } from './TopOfSport.tsx'
import css from './Page.module.css'

/** A sport: its categories, and its matches by tab. */
export function Page({ params, list: asked }: { params: SportParams; list: ListState }) {
  const href = useHref()
  const list = withoutSport(asked)
  const { data: sports } = useSuspenseQuery(sportsQuery())
  const { data: categories } = useSuspenseQuery(categoriesQuery(params.sport))
  const sport = sports.find(({ key }) => key === params.sport)
  const name = sport?.name
  const tabs = useListTabs(list, true)
  return (
    <>
      <PageHead title={name} star={sport && <FavouriteStar type="sports" id={sport.id} name={sport.name} />}>
        <ListTabs {...tabs} />
      </PageHead>
      <nav className={css.categories} aria-label={name}>
        {categories.map(category => (
          <Link key={category.id} href={href.category(category)} className={chipClass()}>
            {category.name}
          </Link>
        ))}
      </nav>
      {tabs.current === 'top' && <TopOfSport params={params} sportId={sport?.id} />}
      {tabs.current === 'all' && (
        <HasTop value>
          <ListFilters list={list} />
          <AskedList scope={sportScope(params)} list={list} />
        </HasTop>
      )}
      {isHashTab(tabs.current) && <TabList tab={tabs.current} scope={{ sport_key: params.sport }} />}
    </>
  )
}
