import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import type { CallReply } from '@touchline/contract'
import { fetchReply } from './callQuery.ts'
import { loadReading, LOOK_AGAIN_MS, PAGE_SIZE_MAX, type MatchesFilter } from './matches.ts'
import type { MatchPage } from './matchPage.ts'

/** Most pages of one list that are loaded. */
const PAGES_MAX = 6

/** All matches of a filter, page by page. Positions are those of the first page, so that nothing after it is missed. */
export const allMatchesQuery = (filter: MatchesFilter) =>
  queryOptions({
    queryKey: ['allMatches', filter] as const,
    queryFn: async (context: QueryFunctionContext): Promise<MatchPage> => {
      const page = (number: number): Promise<CallReply<'getMatches'>> =>
        fetchReply(context, 'getMatches', { query: { ...filter, page: number, limit: PAGE_SIZE_MAX } })
      const first = await page(1)
      const last = Math.min(first.pagination.last_page, PAGES_MAX)
      const rest = await Promise.all(
        Array.from({ length: Math.max(0, last - 1) }, (_, index) => page(index + 2)),
      )
      const { toMatchPage } = await loadReading()
      const whole = toMatchPage(first)
      return { ...whole, matches: [whole, ...rest.map(toMatchPage)].flatMap(({ matches }) => matches) }
    },
    refetchInterval: LOOK_AGAIN_MS,
  })
