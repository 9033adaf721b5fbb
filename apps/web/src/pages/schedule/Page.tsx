import { useSuspenseQuery } from '@tanstack/react-query'
import { sportsQuery } from '#core/catalogue'
import {
  AskedList,
  DayChips,
  DayChoice,
  FiltersButton,
  FilterSheet,
  isHashTab,
  ListFilters,
  ListTabs,
  PageHead,
  SportChoice,
  TabList,
  useListPage,
  useListTabs,
} from '#features/event-list'
import { useText } from '#shared/i18n'
import type { ListState } from '#shared/router'
import { TO_COME } from './queries.ts'

/** All matches to come, by day and sport. */
export function Page({ list }: { list: ListState }) {
  const t = useText()
  const { data: sports } = useSuspenseQuery(sportsQuery())
  const { today } = useListPage(TO_COME, list, { tellsDays: true })
  const tabs = useListTabs(list, false)
  const days = { list, today, direction: 1 } as const
  return (
    <>
      <PageHead title={t('page.schedule.title')}>
        <DayChips {...days} most={3} isList={!isHashTab(tabs.current)} />
        <ListTabs {...tabs} offPhones="all" />
        {!isHashTab(tabs.current) && <FiltersButton list={list} />}
      </PageHead>
      {isHashTab(tabs.current) ? (
        <TabList tab={tabs.current} scope={{}} />
      ) : (
        <>
          <FilterSheet list={list} scope={TO_COME}>
            <DayChoice {...days} />
            <SportChoice list={list} sports={sports} hasKinds />
            <ListFilters list={list} />
          </FilterSheet>
          <AskedList scope={TO_COME} list={list} />
        </>
      )}
    </>
  )
}
