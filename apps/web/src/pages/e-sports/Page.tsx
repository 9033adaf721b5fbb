import { useSuspenseQuery } from '@tanstack/react-query'
import { sportsQuery } from '#core/catalogue'
import {
  AskedList,
  FiltersButton,
  FilterSheet,
  isHashTab,
  ListFilters,
  ListTabs,
  PageHead,
  SportChoice,
  TabList,
  useListTabs,
} from '#features/event-list'
import { useText } from '#shared/i18n'
import type { ListState } from '#shared/router'
import { CYBER, withoutKind } from './queries.ts'

/** Cyber sports: their matches by kick-off, in play first. */
export function Page({ list: asked }: { list: ListState }) {
  const t = useText()
  const list = withoutKind(asked)
  const { data: sports } = useSuspenseQuery(sportsQuery())
  const tabs = useListTabs(list, false)
  return (
    <>
      <PageHead title={t('page.e-sports.title')}>
        <ListTabs {...tabs} />
        {!isHashTab(tabs.current) && <FiltersButton list={list} />}
      </PageHead>
      {isHashTab(tabs.current) ? (
        <TabList tab={tabs.current} scope={{ sport_type: 'cyber' }} />
      ) : (
        <>
          <FilterSheet list={list} scope={CYBER}>
            <SportChoice
              list={list}
              sports={sports.filter(({ type }) => type === 'cyber')}
              all={t('lists.tab.all')}
            />
            <ListFilters list={list} />
          </FilterSheet>
          <AskedList scope={CYBER} list={list} />
        </>
      )}
    </>
  )
}
