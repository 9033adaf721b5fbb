import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSession, useSessionState } from '#core/session'
import { RefusedError } from '#shared/query'
import type { CallReply } from '@touchline/contract'
import type { Bounds } from '#pieces/bets-export'

export type Total = CallReply<'getBetTotals'>['data'][number]
export type ProfitCurveDay = CallReply<'getProfitCurve'>['data'][number]

/** Totals of the bets settled in a period, by currency. */
export function useTotals(bounds: Bounds) {
  const { client } = useSession()
  const playerId = useSessionState(state => state.player?.id)
  return useQuery({
    queryKey: ['bet-totals', playerId, bounds],
    enabled: playerId !== undefined,
    placeholderData: keepPreviousData,
    // The component itself shows that they could not be loaded.
    meta: { isShown: true },
    queryFn: async () => {
      const answer = await client('getBetTotals', { query: bounds })
      if (answer.ok) return answer.value.data
      throw new RefusedError('getBetTotals', answer.error)
    },
  })
}

/** Profit and loss day by day, in one currency. */
export function useProfitCurve(bounds: Bounds, currency: string | undefined) {
  const { client } = useSession()
  const playerId = useSessionState(state => state.player?.id)
  return useQuery({
    queryKey: ['profit-curve', playerId, bounds, currency],
    enabled: playerId !== undefined && currency !== undefined,
    queryFn: async () => {
      const answer = await client('getProfitCurve', { query: { ...bounds, currency: currency ?? '' } })
      if (answer.ok) return answer.value.data
      throw new RefusedError('getProfitCurve', answer.error)
    },
  })
}
