import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listQuery, type ListPage, type MatchesFilter } from '#core/catalogue'
import type { ListState } from '#core/addresses'

/** One page of a list. Once hydrated, days are those of the visitor's time zone; the server's are those of UTC. */
export function useListPage(
  scope: MatchesFilter,
  list: ListState,
  { showsDays = list.date !== undefined }: ListPageOptions = {},
): ListPage {
  const query = listQuery(scope, list)
  const { data } = useSuspenseQuery(query)
  const client = useQueryClient()
  const { timeZone } = client.getDefaultOptions().queries?.meta ?? {}
  const isOfServer = showsDays && data.timeZone !== timeZone
  useEffect(() => {
    if (isOfServer) void client.invalidateQueries({ queryKey: query.queryKey })
    // oxlint-disable-next-line react/exhaustive-deps -- fetched again once for each answer from the server
  }, [isOfServer])
  return data
}
interface ListPageOptions {
  /** Whether the page around the list shows days. */
  showsDays?: boolean
}
