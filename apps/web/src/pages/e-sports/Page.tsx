import { useSuspenseQuery } from '@tanstack/react-query'
import type { ListState } from '#core/addresses'
import { sportsQuery } from '#core/catalogue'
import { ListLayout, SportChoice, useListTabs } from '#features/event-list'
import { useText } from '#shared/i18n'
import { CYBER, withoutKind } from './queries.ts'

/** Cyber sports: their matches by kick-off, in play first. */
export function Page({ list: listOfAddress }: { list: ListState }) {
  const t = useText()
  const list = withoutKind(listOfAddress)
  const { data: sports } = useSuspenseQuery(sportsQuery())
  return (
    <ListLayout
      title={t('page.e-sports.title')}
      tabs={useListTabs(list, false)}
      list={list}
      scope={CYBER}
      tabScope={{ sport_type: 'cyber' }}
      choices={
        <SportChoice
          list={list}
          sports={sports.filter(({ type }) => type === 'cyber')}
          all={t('lists.tab.all')}
        />
      }
    />
  )
}
