import type { MarketsChange, MatchChange } from '../store/types.ts'

/** A publication that changes a match. */
export type RecentEvent =
  | { readonly kind: 'markets'; readonly change: MarketsChange }
  | { readonly kind: 'match'; readonly change: MatchChange }

/**
 * The latest publications of channels that many matches share, for snapshots that were read before them and arrive
 * after them.
 */
export interface Recent {
  note(channel: string, offset: number, news: RecentEvent): void
  /** The publications after `offset`; undefined when some of them are no longer stored. */
  after(channel: string, offset: number): readonly RecentEvent[] | undefined
  forget(channel: string): void
}

/** Any answer arrives within this time. */
const STORED_MS = 30_000
/** More than the busiest list receives in that time. */
const STORED_MAX = 512

/** @param now monotonic milliseconds */
export function createRecent(now: () => number): Recent {
  let stored: StoredEvent[] = []
  /** The offset up to which each channel's publications have been removed. */
  const gone = new Map<string, number>()

  /** Removes half at a time, so that not every publication shifts all others. */
  function cut(): void {
    const isLong = stored.length >= STORED_MAX * 2
    if (!isLong && now() - stored[0]!.at < STORED_MS * 2) return
    const oldest = now() - STORED_MS
    const firstStored = stored.findIndex(({ at }) => at >= oldest)
    const cutAt = Math.max(firstStored, isLong ? stored.length - STORED_MAX : 0)
    for (const old of stored.slice(0, cutAt)) gone.set(old.channel, old.offset)
    stored = stored.slice(cutAt)
  }

  return {
    note(channel, offset, news) {
      stored.push({ channel, offset, news, at: now() })
      cut()
    },
    after(channel, offset) {
      if (offset < (gone.get(channel) ?? 0)) return undefined
      return stored.filter(one => one.channel === channel && one.offset > offset).map(({ news }) => news)
    },
    forget(channel) {
      gone.delete(channel)
      stored = stored.filter(one => one.channel !== channel)
    },
  }
}

type StoredEvent = {
  readonly channel: string
  readonly offset: number
  readonly news: RecentEvent
  /** When it was received. */
  readonly at: number
}
