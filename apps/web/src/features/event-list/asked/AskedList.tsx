import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listQuery, LOOK_AGAIN_MS, type ListPage, type MatchesFilter } from '#core/catalogue'
import { useText } from '#shared/i18n'
import type { ListState } from '#shared/router'
import { MatchList } from '../MatchList.tsx'
import { NewMatches } from '../NewMatches.tsx'
import { useSteadyMatches } from '../useSteadyMatches.ts'
import { NothingFound } from './NothingFound.tsx'
import { Pager } from './Pager.tsx'
import css from './AskedList.module.css'

/** The matches that an address asks for, a page of 40 at most, with the ways to the others. */
export function AskedList({ scope, list }: AskedListProps) {
  const data = useListPage(scope, list, LOOK_AGAIN_MS)
  // Another question is another list: nothing of the one before keeps its place in it.
  return <Shown key={`${JSON.stringify(list)} ${data.timeZone}`} data={data} list={list} />
}
export interface AskedListProps {
  /** What the page is about. */
  scope: MatchesFilter
  list: ListState
}

/**
 * The page of a list; days are the visitor's own as soon as the page is alive.
 * @param lookAgainMs how often it is asked for again while it is looked at; left out where it does not change
 */
export function useListPage(scope: MatchesFilter, list: ListState, lookAgainMs?: number): ListPage {
  const query = listQuery(scope, list)
  const { data } = useSuspenseQuery({ ...query, refetchInterval: lookAgainMs ?? false })
  const client = useQueryClient()
  const { timeZone } = client.getDefaultOptions().queries?.meta ?? {}
  const isOfServer = list.date !== undefined && data.timeZone !== timeZone
  useEffect(() => {
    if (isOfServer) void client.invalidateQueries({ queryKey: query.queryKey })
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each answer of the server's
  }, [isOfServer])
  return data
}

function Shown({ data, list }: { data: ListPage; list: ListState }) {
  const t = useText()
  const steady = useSteadyMatches(data.matches)
  if (steady.shown.length === 0 && data.matches.length === 0)
    return <NothingFound list={list} what="matches" />
  return (
    <>
      <p className={css.count}>{t('lists.count', { count: data.total })}</p>
      <MatchList matches={steady.shown} />
      <Pager list={list} pages={data.pages} />
      <NewMatches lists={[steady]} />
    </>
  )
}
