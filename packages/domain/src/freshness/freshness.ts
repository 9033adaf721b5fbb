import type { ProviderStatus } from '../match/index.ts'

/** Whether a price may be shown unmarked and bet on: `stale` and `too-old` are marked alike. */
export type Freshness = 'fresh' | 'stale' | 'too-old'

/** A price of a live match counts as fresh this long after the last heartbeat (ours; [FRESH-1]). */
export const LIVE_FRESH_MS = 5_000
/** A price before kick-off changes rarely, so that silence matters less (ours; [FRESH-2]). */
export const PREMATCH_FRESH_MS = 30_000
/** A price older than this cannot be bet on, before kick-off either (ours; [FRESH-3]). */
export const PLACEABLE_MS = 10_000

/**
 * The freshness of a price that was confirmed `ageMs` milliseconds ago ([FRESH-1], [FRESH-2]); Infinity: never, or not
 * since something was missed.
 */
export function freshnessOf(ageMs: number, isLive: boolean): Freshness {
  if (ageMs <= (isLive ? LIVE_FRESH_MS : PREMATCH_FRESH_MS)) return 'fresh'
  return isPlaceable(ageMs) ? 'stale' : 'too-old'
}

/** Whether a bet may be placed on a price that was confirmed `ageMs` milliseconds ago ([FRESH-3]). */
export function isPlaceable(ageMs: number): boolean {
  return ageMs <= PLACEABLE_MS
}

/**
 * Whether a provider has returned, so that its earlier prices can be bet on only once a snapshot has confirmed them
 * ([FRESH-5]).
 */
export function isBack(before: ProviderStatus | undefined, now: ProviderStatus): boolean {
  return before === 'down' && now === 'active'
}

/** A provider's last sign of life, as reported by a heartbeat of the server. */
export type SignOfLife = {
  /** Milliseconds between the provider's last heartbeat and the server's, both on the server's clock. */
  readonly silentMs: number
  /** Milliseconds by which the heartbeat arrived later than the fastest recent one, because it was queued. */
  readonly delayMs: number
  /** When the heartbeat arrived, in milliseconds of a monotonic clock. */
  readonly receivedAt: number
}

/**
 * How long ago a provider is known to have been alive, in milliseconds ([FRESH-4]). It grows while a feed is silent,
 * and for all providers while the connection is silent. The visitor's clock is not used.
 */
export function ageOf({ silentMs, delayMs, receivedAt }: SignOfLife, now: number): number {
  return Math.max(0, silentMs) + Math.max(0, delayMs) + Math.max(0, now - receivedAt)
}
