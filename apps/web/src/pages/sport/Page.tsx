import { useSuspenseQuery } from '@tanstack/react-query'
import { categoriesQuery, sportsQuery } from '#core/catalogue'
import {
  FilteredList,
  ChoiceRow,
  FiltersButton,
  FilterSheet,
  HasTop,
  isHashTab,
  ListFilters,
  ListTabs,
  PageHead,
  TabList,
  useListTabs,
} from '#features/event-list'
import { FavouriteStar } from '#pieces/favourite-star'
import { useText } from '#shared/i18n'
import { type ListState, useHref, withoutSport } from '#core/addresses'
import { sportScope, type SportParams } from './queries.ts'
import { TopOfSport } from './TopOfSport.tsx'
import css from './Page.module.css'

/** A sport: its categories, and its matches by tab. */
export function Page({ params, list: listOfAddress }: { params: SportParams; list: ListState }) {
  const t = useText()
  const href = useHref()
  const list = withoutSport(listOfAddress)
  const { data: sports } = useSuspenseQuery(sportsQuery())
  const { data: categories } = useSuspenseQuery(categoriesQuery(params.sport))
  const sport = sports.find(({ key }) => key === params.sport)
  const name = sport?.name
  const tabs = useListTabs(list, true)
  const scope = sportScope(params)
  return (
    <HasTop value>
      <PageHead title={name} star={sport && <FavouriteStar type="sports" id={sport.id} name={sport.name} />}>
        <ListTabs {...tabs} />
        <FiltersButton list={list} />
      </PageHead>
      <FilterSheet list={list} scope={tabs.current === 'all' ? scope : undefined}>
        <ChoiceRow
          kind="places"
          label={t('lists.field.category_priority')}
          choices={categories.map(category => ({
            key: category.id,
            name: category.name,
            href: href.category(category),
          }))}
        />
        {/* On desktops filters are above what they filter. */}
        <div className={tabs.current === 'all' ? undefined : css.onPhones}>
          <ListFilters list={list} />
        </div>
      </FilterSheet>
      {tabs.current === 'top' && <TopOfSport params={params} sportId={sport?.id} />}
      {tabs.current === 'all' && <FilteredList scope={scope} list={list} />}
      {isHashTab(tabs.current) && <TabList tab={tabs.current} scope={{ sport_key: params.sport }} />}
    </HasTop>
  )
}
