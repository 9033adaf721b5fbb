import { useEffect } from 'react'
import type { MatchId } from '@touchline/domain'
import { useLive } from './LiveProvider.tsx'

/** After a gap every client would ask at once, so each waits a random part of this (reference feed: 0 to 3 s). */
const JITTER_MS = 3_000
/** A market that appears is asked for soon, once for all that appear together. */
const SETTLE_MS = 300

/**
 * Asks for the snapshot again when something was missed: a stream that could not be recovered, a broken publication, or a market no
 * snapshot has named.
 * @param channels the channels the snapshot belongs to
 * @param refetch asks for the snapshot and seeds it
 */
export function useResync(channels: readonly string[], refetch: () => void): void {
  const live = useLive()
  const names = channels.join(' ')
  useEffect(() => {
    const watched = new Set(names.split(' '))
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (delayMs: number): void => {
      timer ??= setTimeout(() => {
        timer = undefined
        refetch()
      }, delayMs)
    }
    const stopGaps = live.onGap(channel => watched.has(channel) && soon(Math.random() * JITTER_MS))
    const stopUnknown = live.store.onUnknownMarket(
      (matchId: MatchId) => watched.has(`match:${matchId}`) && soon(SETTLE_MS),
    )
    return () => {
      clearTimeout(timer)
      stopGaps()
      stopUnknown()
    }
  }, [live, names, refetch])
}
