import { useEffect } from 'react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Client } from '@touchline/contract'
import { BET_FILTERS, type BetFilter } from '@touchline/domain'
import { useLive } from '#core/live'
import { useSession, useSessionState } from '#core/session'
import { RefusedError } from '#shared/query'
import { statusesOf, withBet, type BetPages } from './mergeBets.ts'

/** Bets on one page of the list. The specification's 500 is the most one call may ask for; a phone shows four at once. */
const PAGE_SIZE = 20
/** While bets are open the list is asked again this often, beside the events of the private channel. */
const LOOK_AGAIN_MS = 30_000

const keyOf = (playerId: string | undefined, filter: BetFilter) => ['bets', playerId, filter] as const

/** A player's bets under one filter, page by page. Idle while nobody is signed in. */
export function useBets(filter: BetFilter) {
  const { client } = useSession()
  const playerId = useSessionState(state => state.player?.id)
  return useInfiniteQuery({
    queryKey: keyOf(playerId, filter),
    enabled: playerId !== undefined,
    initialPageParam: 1,
    refetchInterval: LOOK_AGAIN_MS,
    queryFn: ({ pageParam }) => askForBets(client, filter, pageParam, PAGE_SIZE),
    getNextPageParam: ({ pagination: { page, last_page: last } }) => (page < last ? page + 1 : undefined),
  })
}

/** How many bets are open; undefined while nobody is signed in or nothing is known. */
export function useOpenBetsCount(): number | undefined {
  const { client } = useSession()
  const playerId = useSessionState(state => state.player?.id)
  useBetEvents()
  const { data } = useQuery({
    queryKey: ['open-bets', playerId],
    enabled: playerId !== undefined,
    queryFn: () => askForBets(client, 'open', 1, 1),
    select: reply => reply.pagination.total,
  })
  return playerId === undefined ? undefined : data
}

/** Takes the private channel's news of bets into every list. */
function useBetEvents(): void {
  const live = useLive()
  const queries = useQueryClient()
  const playerId = useSessionState(state => state.player?.id)
  useEffect(
    () =>
      live.onEvent(event => {
        if (event.kind !== 'bet') return
        for (const filter of BET_FILTERS) {
          const queryKey = keyOf(playerId, filter)
          const list = queries.getQueryData<BetPages>(queryKey)
          const changed = list && withBet(list, event.message.bet, filter)
          if (changed) queries.setQueryData<BetPages>(queryKey, changed)
          else void queries.invalidateQueries({ queryKey })
        }
        void queries.invalidateQueries({ queryKey: ['open-bets'] })
      }),
    [live, queries, playerId],
  )
  useEffect(
    () =>
      live.onGap(channel => {
        if (channel.startsWith('$user:')) void queries.invalidateQueries({ queryKey: ['bets'] })
      }),
    [live, queries],
  )
}

async function askForBets(client: Client, filter: BetFilter, page: number, limit: number) {
  const answer = await client('getBets', { query: { page, limit, status: statusesOf(filter) } })
  if (answer.ok) return answer.value
  throw new RefusedError('getBets', answer.error.kind === 'refused' ? answer.error.status : 0)
}
