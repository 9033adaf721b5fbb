import type { MarketsChange, MatchChange } from '../store/types.ts'

/** A publication that changes a match. */
export type MatchNews =
  | { readonly kind: 'markets'; readonly change: MarketsChange }
  | { readonly kind: 'match'; readonly change: MatchChange }

/** The latest publications of channels that many matches share, for snapshots that were read before them and arrive after them. */
export interface Recent {
  note(channel: string, offset: number, news: MatchNews): void
  /** What came after `offset`; undefined when some of it is no longer kept. */
  after(channel: string, offset: number): readonly MatchNews[] | undefined
  forget(channel: string): void
}

/** At the busiest that a locale's list gets, more than half a minute: an answer takes less. */
const KEPT_MAX = 512

export function createRecent(): Recent {
  let kept: { readonly channel: string; readonly offset: number; readonly news: MatchNews }[] = []
  /** Up to which offset each channel's publications are gone. */
  const gone = new Map<string, number>()

  return {
    note(channel, offset, news) {
      kept.push({ channel, offset, news })
      // Cut by halves, so that not every publication moves all others.
      if (kept.length < KEPT_MAX * 2) return
      for (const old of kept.slice(0, KEPT_MAX)) gone.set(old.channel, old.offset)
      kept = kept.slice(KEPT_MAX)
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
