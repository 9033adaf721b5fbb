import type { MatchId } from '@touchline/domain/match'

/** Fetches snapshots again until they fix what is missing; ever more rarely, for an answer may not contain the match any more. */
export interface Asking {
  /** The channel's snapshots are being asked for, whoever asked. */
  told(channel: string): void
  /** Matches whose snapshots and streams do not join, each with the channels whose snapshots may fix it. */
  look(missing: ReadonlyMap<MatchId, readonly string[]>): void
}

/** The clock, and how snapshots are fetched again. */
export interface AskingOptions {
  /** Milliseconds that never go back. */
  readonly now: () => number
  /** Has the snapshots of a channel asked for again; many visitors at once are spread by who asks. */
  readonly askAgain: (channel: string) => void
}

/** A snapshot that does not come, or comes too early, is asked for again after this; each time it does not help, after twice as long. */
const ASK_AGAIN_MS = 5_000
const ASK_AGAIN_MS_MAX = 80_000

/** Fetches missing snapshots at once, then after 5 s and twice as long each time, up to 80 s. */
export function createAsking({ now, askAgain }: AskingOptions): Asking {
  /** When the channels of the last seconds were asked. */
  const askedAt = new Map<string, number>()
  /** By match and the channels asked: another channel is another hope, and is asked at once. */
  let patience = new Map<string, { readonly at: number; readonly waitMs: number }>()

  return {
    told: channel => void askedAt.set(channel, now()),
    look(missing) {
      const before = patience
      patience = new Map()
      const due = new Set<string>()
      for (const [matchId, channels] of missing) {
        if (channels.length === 0) continue
        const question = [matchId, ...channels].join(' ')
        const last = before.get(question)
        const isDue = !last || now() - last.at >= last.waitMs
        const waitMs = last ? Math.min(last.waitMs * 2, ASK_AGAIN_MS_MAX) : ASK_AGAIN_MS
        patience.set(question, isDue ? { at: now(), waitMs } : last)
        if (isDue) channels.forEach(channel => due.add(channel))
      }
      for (const [channel, at] of askedAt) if (now() - at >= ASK_AGAIN_MS) askedAt.delete(channel)
      for (const channel of due) {
        if (askedAt.has(channel)) continue
        askedAt.set(channel, now())
        askAgain(channel)
      }
    },
  }
}
