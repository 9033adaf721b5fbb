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
import { ask } from './ask.ts'
import { loadReading, LOOK_AGAIN_MS, PAGE_SIZE_MAX, type MatchesFilter } from './matches.ts'
import type { MatchPage } from './matchPage.ts'

/** One page of a list, and the day its days are counted from. */
export type ListPage = MatchPage & {
  readonly page: number
  readonly pages: number
  /** The day it was asked on, `2026-11-22`, in `timeZone`. */
  readonly today: string
  readonly timeZone: string
}

/** The clock that lists go by; it comes with the query client, as the calls' client does. */
export type ListClock = { readonly now: () => number; readonly timeZone: string }

/** A page of at most 40 matches: those of a page of the site, as the query of its address asks for them (spec section 2.4). */
export const listQuery = (scope: MatchesFilter, list: ListState) =>
  queryOptions({
    queryKey: ['getMatches', { scope, list }] as const,
    queryFn: async (context: QueryFunctionContext): Promise<ListPage> => {
      const { now, timeZone } = context.meta as ListClock
      const at = now()
      const query = { ...scope, ...toFilter(list, at, timeZone), limit: PAGE_SIZE_MAX }
      const [reply, { toMatchPage }] = await Promise.all([
        ask(context, 'getMatches', { query }),
        loadReading(),
      ])
      const { page, last_page } = reply.pagination
      return { ...toMatchPage(reply), page, pages: last_page, today: dayOf(at, timeZone), timeZone }
    },
    refetchInterval: LOOK_AGAIN_MS,
  })

/** What the API is asked for by the query of an address at an instant. */
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

/** Matches that are alike in what they are sorted by stand by kick-off. */
const withTies = (sortBy: string): string =>
  sortBy.startsWith('start_time') ? sortBy : `${sortBy},start_time:asc`
