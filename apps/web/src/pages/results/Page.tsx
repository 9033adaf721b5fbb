import { useSuspenseQuery } from '@tanstack/react-query'
import { sportsQuery, type ListPage } from '#core/catalogue'
import {
  CountLine,
  DayChips,
  DayChoice,
  FiltersButton,
  FilterSheet,
  NothingFound,
  PageHead,
  Pager,
  SportChoice,
  useListPage,
  useSteadyMatches,
} from '#features/event-list'
import { ResultList } from '#features/results'
import { useText } from '#shared/i18n'
import type { ListState } from '#core/addresses'
import { asResults, OVER } from './queries.ts'

/** Final and period scores, and settled markets, by day and sport. */
export function Page({ list: listOfAddress }: { list: ListState }) {
  const t = useText()
  const list = asResults(listOfAddress)
  const { data: sports } = useSuspenseQuery(sportsQuery())
  const data = useListPage(OVER, list, { showsDays: true })
  const days = { list, today: data.today, direction: -1 } as const
  return (
    <>
      <PageHead title={t('page.results.title')}>
        <DayChips {...days} />
        <FiltersButton list={list} />
      </PageHead>
      <FilterSheet list={list} scope={OVER}>
        <DayChoice {...days} />
        <SportChoice list={list} sports={sports} hasKinds />
      </FilterSheet>
      <Results key={`${JSON.stringify(list)} ${data.timeZone}`} data={data} list={list} />
    </>
  )
}

/** New results wait until the visitor requests them. */
function Results({ data: { matches, pages, total }, list }: { data: ListPage; list: ListState }) {
  const steady = useSteadyMatches(matches)
  if (steady.shown.length === 0 && matches.length === 0) return <NothingFound list={list} what="results" />
  return (
    <>
      <CountLine total={total} list={steady} />
      <ResultList matches={steady.shown} />
      <Pager list={list} pages={pages} />
    </>
  )
}
