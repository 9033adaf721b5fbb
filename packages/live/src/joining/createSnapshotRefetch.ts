import type { MatchId } from '@touchline/domain/match'

/**
 * Fetches snapshots again until nothing is missing, at growing intervals, because an answer may not contain the match
 * any more.
 */
export interface SnapshotRefetch {
  /** The channel's snapshots have been requested, by any caller. */
  requested(channel: string): void
  /** Matches whose snapshots and streams do not join, each with the channels whose snapshots may fix it. */
  look(missing: ReadonlyMap<MatchId, readonly string[]>): void
}

/** The clock, and how snapshots are fetched again. */
export interface SnapshotRefetchOptions {
  /** Milliseconds that never go back. */
  readonly now: () => number
  /** Requests the snapshots of a channel again; the callee spreads requests of many visitors over time. */
  readonly refetch: (channel: string) => void
}

/** Delay before a snapshot that does not arrive, or is too old, is requested again; doubled after each failure. */
const REFETCH_AFTER_MS = 5_000
const REFETCH_AFTER_MS_MAX = 80_000

/** Fetches missing snapshots at once, then after 5 s and twice as long each time, up to 80 s. */
export function createSnapshotRefetch({ now, refetch }: SnapshotRefetchOptions): SnapshotRefetch {
  /** The last request of each channel. */
  const requestedAt = new Map<string, number>()
  /** By match and requested channels: another channel is requested at once. */
  let patience = new Map<string, { readonly at: number; readonly waitMs: number }>()

  return {
    requested: channel => void requestedAt.set(channel, now()),
    look(missing) {
      const before = patience
      patience = new Map()
      const due = new Set<string>()
      for (const [matchId, channels] of missing) {
        if (channels.length === 0) continue
        const question = [matchId, ...channels].join(' ')
        const last = before.get(question)
        const isDue = !last || now() - last.at >= last.waitMs
        const waitMs = last ? Math.min(last.waitMs * 2, REFETCH_AFTER_MS_MAX) : REFETCH_AFTER_MS
        patience.set(question, isDue ? { at: now(), waitMs } : last)
        if (isDue) channels.forEach(channel => due.add(channel))
      }
      for (const [channel, at] of requestedAt) if (now() - at >= REFETCH_AFTER_MS) requestedAt.delete(channel)
      for (const channel of due) {
        if (requestedAt.has(channel)) continue
        requestedAt.set(channel, now())
        refetch(channel)
      }
    },
  }
}
