import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { listQuery, type ListPage, type MatchesFilter } from '#core/catalogue'
import type { ListState } from '#core/addresses'

/** The page of a list. Where it shows days they are the visitor's own as soon as the page is alive: the server's are those of UTC. */
export function useListPage(
  scope: MatchesFilter,
  list: ListState,
  { tellsDays = list.date !== undefined }: ListPageOptions = {},
): ListPage {
  const query = listQuery(scope, list)
  const { data } = useSuspenseQuery(query)
  const client = useQueryClient()
  const { timeZone } = client.getDefaultOptions().queries?.meta ?? {}
  const isOfServer = tellsDays && data.timeZone !== timeZone
  useEffect(() => {
    if (isOfServer) void client.invalidateQueries({ queryKey: query.queryKey })
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each answer of the server's
  }, [isOfServer])
  return data
}
interface ListPageOptions {
  /** Whether the page around it shows days, too. */
  tellsDays?: boolean
}
