import { queryOptions, type QueryFunctionContext } from '@tanstack/react-query'
import {
  dayOf,
  dayWindow,
  isDay,
  SOON,
  soonWindow,
  SORT_FIELDS,
  windowsTogether,
  type StartWindow,
} from '@touchline/domain/catalogue'
import type { ListState } from '#core/addresses'
import { fetchReply } from './callQuery.ts'
import { loadReading, LOOK_AGAIN_MS, PAGE_SIZE_MAX, type MatchesFilter } from './matches.ts'
import type { MatchPage } from './matchPage.ts'

/** One page of a list, and the day its days are counted from. */
export type ListPage = MatchPage & {
  readonly page: number
  readonly pages: number
  /** The day of the request, `2026-11-22`, in `timeZone`. */
  readonly today: string
  readonly timeZone: string
}

/** The clock of lists; like the client of the calls, it comes with the query client. */
export type ListClock = { readonly now: () => number; readonly timeZone: string }

/** A page of at most 40 matches of a list page, filtered by the query of its address (spec section 2.4). */
export const listQuery = (scope: MatchesFilter, list: ListState) =>
  queryOptions({
    queryKey: ['getMatches', { scope, list }] as const,
    queryFn: async (context: QueryFunctionContext): Promise<ListPage> => {
      const { now, timeZone } = context.meta as ListClock
      const at = now()
      const query = { ...scope, ...toFilter(list, at, timeZone), limit: PAGE_SIZE_MAX }
      const [reply, { toMatchPage }] = await Promise.all([
        fetchReply(context, 'getMatches', { query }),
        loadReading(),
      ])
      const { page, last_page } = reply.pagination
      return { ...toMatchPage(reply), page, pages: last_page, today: dayOf(at, timeZone), timeZone }
    },
    refetchInterval: LOOK_AGAIN_MS,
  })

/** The filter of the API for the query of an address at an instant. */
export function toFilter(list: ListState, now: number, timeZone: string): MatchesFilter {
  const window = startWindow(list, now, timeZone)
  return {
    ...(list.sport !== undefined && { sport_key: list.sport }),
    ...(list.sportType && { sport_type: list.sportType }),
    ...(list.isBettable && { bettable: 'true' }),
    ...(list.page !== undefined && { page: list.page }),
    ...(window && { start_from: window.from, start_to: window.to }),
    ...(isKnownSort(list.sortBy) && { sort_by: withTies(list.sortBy) }),
  }
}

function startWindow({ time, date }: ListState, now: number, timeZone: string): StartWindow | undefined {
  const known = SOON.find(soon => soon === time)
  const soon = known && soonWindow(known, now)
  const day = date !== undefined && isDay(date) ? dayWindow(date, timeZone) : undefined
  return soon && day ? windowsTogether(soon, day) : (soon ?? day)
}

const isKnownSort = (sortBy: string | undefined): sortBy is string =>
  SORT_FIELDS.some(field => sortBy?.startsWith(`${field}:`))

/** Matches that are equal in the sorted field are ordered by kick-off. */
const withTies = (sortBy: string): string =>
  sortBy.startsWith('start_time') ? sortBy : `${sortBy},start_time:asc`
