import type { ListPage, MatchesFilter } from '#core/catalogue'
import type { ListState } from '#core/addresses'
import { MatchList, type MatchListProps } from '../match-list/MatchList.tsx'
import { useSteadyMatches } from '../match-list/useSteadyMatches.ts'
import { CountLine } from '../match-list/CountLine.tsx'
import { groupInOrder } from './groupInOrder.ts'
import { isByLeague } from './isByLeague.ts'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from './Pager.tsx'
import { useListPage } from './useListPage.ts'

/** The matches that the filters in an address select, 40 a page, with links to the other pages. */
export function FilteredList({ scope, list }: FilteredListProps) {
  const data = useListPage(scope, list)
  // Other filters make another list: nothing of the last one may stay in it.
  return (
    <Shown
      key={`${JSON.stringify(list)} ${data.timeZone}`}
      data={data}
      list={list}
      {...(!isByLeague(scope, list) && { gather: groupInOrder })}
    />
  )
}
export interface FilteredListProps {
  /** What the page is about. */
  scope: MatchesFilter
  list: ListState
}

function Shown({
  data,
  list,
  ...order
}: { data: ListPage; list: ListState } & Pick<MatchListProps, 'gather'>) {
  const steady = useSteadyMatches(data.matches)
  if (steady.shown.length === 0 && data.matches.length === 0)
    return <NothingFound list={list} what="matches" />
  return (
    <>
      <CountLine total={data.total} list={steady} />
      <MatchList matches={steady.shown} {...order} />
      <Pager list={list} pages={data.pages} />
    </>
  )
}
