import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { channels } from '@touchline/contract'
import { useLive } from '#core/live'
import { useSession, useSessionState } from '#core/session'
import { statusesOf } from '#pieces/bets-export'
import { RefusedError } from '#shared/query'

const NAME = 'open-bets'

/** How many bets are open; undefined while signed out or unknown. */
export function useOpenBetsCount(): number | undefined {
  const { client } = useSession()
  const playerId = useSessionState(state => state.player?.id)
  const { data } = useQuery({
    queryKey: [NAME, playerId],
    enabled: playerId !== undefined,
    // A failed count is not reported: it is only missing on a tab.
    meta: { isShown: true },
    queryFn: async () => {
      const answer = await client('getBets', { query: { page: 1, limit: 1, status: statusesOf('open') } })
      if (answer.ok) return answer.value.pagination.total
      throw new RefusedError('getBets', answer.error)
    },
  })
  return playerId === undefined ? undefined : data
}

/** Refetches the count when bets are placed or settled. Mount once. */
export function useFollowOpenBets(): void {
  const live = useLive()
  const queries = useQueryClient()
  const playerId = useSessionState(state => state.player?.id)
  useEffect(() => {
    if (playerId === undefined) return
    const refetch = () => void queries.invalidateQueries({ queryKey: [NAME, playerId] })
    const stopEvents = live.onEvent(event => event.kind === 'bet' && refetch())
    const stopGaps = live.onGap(channel => channel === channels.user(playerId) && refetch())
    return () => {
      stopEvents()
      stopGaps()
    }
  }, [live, queries, playerId])
}
