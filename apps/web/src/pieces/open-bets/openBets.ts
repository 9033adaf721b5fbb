import { useEffect } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { channels } from '@touchline/contract'
import { useLive } from '#core/live'
import { useSession, useSessionState } from '#core/session'
import { statusesOf } from '#pieces/bets-export'
import { RefusedError } from '#shared/query'

const NAME = 'open-bets'

/** How many bets are open; undefined while nobody is signed in or nothing is known. */
export function useOpenBetsCount(): number | undefined {
  const { client } = useSession()
  const playerId = useSessionState(state => state.player?.id)
  const { data } = useQuery({
    queryKey: [NAME, playerId],
    enabled: playerId !== undefined,
    // A count that is not there yet is missed by nobody.
    meta: { isTold: true },
    queryFn: async () => {
      const answer = await client('getBets', { query: { page: 1, limit: 1, status: statusesOf('open') } })
      if (answer.ok) return answer.value.pagination.total
      throw new RefusedError('getBets', answer.error)
    },
  })
  return playerId === undefined ? undefined : data
}

/** Has the count asked for again as bets come and go. Mount once. */
export function useFollowOpenBets(): void {
  const live = useLive()
  const queries = useQueryClient()
  const playerId = useSessionState(state => state.player?.id)
  useEffect(() => {
    if (playerId === undefined) return
    const ask = () => void queries.invalidateQueries({ queryKey: [NAME, playerId] })
    const stopEvents = live.onEvent(event => event.kind === 'bet' && ask())
    const stopGaps = live.onGap(channel => channel === channels.user(playerId) && ask())
    return () => {
      stopEvents()
      stopGaps()
    }
  }, [live, queries, playerId])
}
