import { useSuspenseQuery } from '@tanstack/react-query'
import { sportsQuery } from '#core/catalogue'
import {
  AskedList,
  DayChoice,
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
  return (
    <>
      <PageHead title={t('page.schedule.title')}>
        <ListTabs {...tabs} />
      </PageHead>
      {isHashTab(tabs.current) ? (
        <TabList tab={tabs.current} scope={{}} />
      ) : (
        <>
          <DayChoice list={list} today={today} direction={1} />
          <SportChoice list={list} sports={sports} hasKinds />
          <ListFilters list={list} />
          <AskedList scope={TO_COME} list={list} />
        </>
      )}
    </>
  )
}
