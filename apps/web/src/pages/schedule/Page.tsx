import { useSuspenseQuery } from '@tanstack/react-query'
import type { ListState } from '#core/addresses'
import { sportsQuery } from '#core/catalogue'
import {
  DayChips,
  DayChoice,
  isHashTab,
  ListLayout,
  SportChoice,
  useListPage,
  useListTabs,
} from '#features/event-list'
import { useText } from '#shared/i18n'
import { TO_COME } from './queries.ts'

/** All matches to come, by day and sport. */
export function Page({ list }: { list: ListState }) {
  const t = useText()
  const { data: sports } = useSuspenseQuery(sportsQuery())
  const { today } = useListPage(TO_COME, list, { showsDays: true })
  const tabs = useListTabs(list, false)
  const days = { list, today, direction: 1 } as const
  return (
    <ListLayout
      title={t('page.schedule.title')}
      lead={<DayChips {...days} most={3} isList={!isHashTab(tabs.current)} />}
      tabs={{ ...tabs, offPhones: 'all' }}
      list={list}
      scope={TO_COME}
      tabScope={{}}
      choices={
        <>
          <DayChoice {...days} />
          <SportChoice list={list} sports={sports} hasKinds />
        </>
      }
    />
  )
}
