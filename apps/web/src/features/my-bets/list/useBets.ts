import { useInfiniteQuery } from '@tanstack/react-query'
import type { ApiClient } from '@touchline/contract'
import { useSession, useSessionState } from '#core/session'
import { BY, statusesOf } from '#pieces/bets-export'
import { RefusedError } from '#shared/query'
import { withNewest, type BetPages, type BetsFilter } from './mergeBets.ts'

/** While bets are open the list is loaded again at this interval, in addition to the events of the private channel. */
const LOOK_AGAIN_MS = 30_000
const PAGES_LOOKED_AT = 3

/** Key of a list in the query cache: it contains the filter, so that an event finds the lists it belongs to. */
const betsKey = (playerId: string | undefined, betsFilter: BetsFilter) =>
  ['bets', playerId, betsFilter] as const

/** A player's bets, page by page. Idle while no player is signed in. */
export function useBets(betsFilter: BetsFilter) {
  const { client } = useSession()
  const playerId = useSessionState(state => state.player?.id)
  return useInfiniteQuery({
    queryKey: betsKey(playerId, betsFilter),
    enabled: playerId !== undefined,
    initialPageParam: 1,
    // The list itself shows that it could not be loaded.
    meta: { isShown: true },
    queryFn: ({ pageParam }) => fetchBets(client, betsFilter, pageParam),
    // Settled bets do not change, and a correction comes by the channel; long lists are not loaded again page by page
    // either.
    refetchInterval: ({ state }) =>
      betsFilter.filter !== 'settled' && (state.data?.pages.length ?? 0) <= PAGES_LOOKED_AT && LOOK_AGAIN_MS,
    structuralSharing: (before, answer) =>
      withNewest(before as BetPages | undefined, answer as BetPages) as typeof answer,
    getNextPageParam: ({ pagination: { page, last_page: last } }) => (page < last ? page + 1 : undefined),
  })
}

async function fetchBets(
  client: ApiClient,
  { filter, result, from, to, limit, id }: BetsFilter,
  page: number,
) {
  const answer = await client('getBets', {
    query: {
      page,
      limit,
      ...(id === undefined ? { status: statusesOf(filter) } : { ids: id }),
      ...(result !== 'all' && { result }),
      from,
      to,
      by: BY,
    },
  })
  if (answer.ok) return answer.value
  throw new RefusedError('getBets', answer.error)
}
