import { useSuspenseQuery } from '@tanstack/react-query'
import { sportsQuery } from '#core/catalogue'
import { DayChoice, NothingFound, PageHead, Pager, SportChoice, useListPage } from '#features/event-list'
import { ResultList } from '#features/results'
import { useText } from '#shared/i18n'
import type { ListState } from '#shared/router'
import { asResults, OVER } from './queries.ts'

/** Final and period scores, and settled markets, by day and sport. */
export function Page({ list: asked }: { list: ListState }) {
  const t = useText()
  const list = asResults(asked)
  const { data: sports } = useSuspenseQuery(sportsQuery())
  const { matches, pages, today } = useListPage(OVER, list, { tellsDays: true })
  return (
    <>
      <PageHead title={t('page.results.title')} />
      <DayChoice list={list} today={today} direction={-1} />
      <SportChoice list={list} sports={sports} hasKinds />
      {matches.length > 0 ? <ResultList matches={matches} /> : <NothingFound list={list} what="results" />}
      <Pager list={list} pages={pages} />
    </>
  )
}
