import type { MarketsChange, MatchChange } from '../store/types.ts'

/** A publication that changes a match. */
export type MatchNews =
  | { readonly kind: 'markets'; readonly change: MarketsChange }
  | { readonly kind: 'match'; readonly change: MatchChange }

/**
 * The latest publications of channels that many matches share, for snapshots that were read before them and arrive
 * after them.
 */
export interface Recent {
  note(channel: string, offset: number, news: MatchNews): void
  /** The publications after `offset`; undefined when some of them are no longer stored. */
  after(channel: string, offset: number): readonly MatchNews[] | undefined
  forget(channel: string): void
}

/** Any answer arrives within this time. */
const KEPT_MS = 30_000
/** More than the busiest list receives in that time. */
const KEPT_MAX = 512

/** @param now monotonic milliseconds */
export function createRecent(now: () => number): Recent {
  let kept: Kept[] = []
  /** The offset up to which each channel's publications have been removed. */
  const gone = new Map<string, number>()

  /** Removes half at a time, so that not every publication shifts all others. */
  function cut(): void {
    const isLong = kept.length >= KEPT_MAX * 2
    if (!isLong && now() - kept[0]!.at < KEPT_MS * 2) return
    const oldest = now() - KEPT_MS
    const firstKept = kept.findIndex(({ at }) => at >= oldest)
    const cutAt = Math.max(firstKept, isLong ? kept.length - KEPT_MAX : 0)
    for (const old of kept.slice(0, cutAt)) gone.set(old.channel, old.offset)
    kept = kept.slice(cutAt)
  }

  return {
    note(channel, offset, news) {
      kept.push({ channel, offset, news, at: now() })
      cut()
    },
    after(channel, offset) {
      if (offset < (gone.get(channel) ?? 0)) return undefined
      return kept.filter(one => one.channel === channel && one.offset > offset).map(({ news }) => news)
    },
    forget(channel) {
      gone.delete(channel)
      kept = kept.filter(one => one.channel !== channel)
    },
  }
}

type Kept = {
  readonly channel: string
  readonly offset: number
  readonly news: MatchNews
  /** When it was received. */
  readonly at: number
}
