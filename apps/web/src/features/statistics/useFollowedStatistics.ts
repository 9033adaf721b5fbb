import { useQuery } from '@tanstack/react-query'
import type { Match } from '@touchline/domain/match'
import { useEffect } from 'react'
import { useLive } from '#core/live'
import { statisticsQuery, type StatisticsKind } from './statisticsQuery.ts'

/** The shortest time between two requests for statistics. */
const RETRY_MS = 10_000

/** Statistics of a match, refetched when the feed has news of it, except while prices are paused. */
export function useFollowedStatistics({ id }: Match, kind: StatisticsKind) {
  const live = useLive()
  const query = useQuery({ ...statisticsQuery(id, kind), staleTime: RETRY_MS })
  const { refetch } = query
  useEffect(() => {
    // Past meetings do not change.
    if (kind === 'head-to-head') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = live.store.matchState(id)?.subscribe(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        if (!live.paused.read()) void refetch()
      }, RETRY_MS)
    })
    return () => {
      stop?.()
      clearTimeout(timer)
    }
  }, [live, id, kind, refetch])
  return query
}
