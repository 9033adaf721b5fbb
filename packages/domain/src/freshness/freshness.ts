import type { ProviderStatus } from '../match/index.ts'

/** Whether a price may be looked at and bet on without a word: `stale` and `too-old` are marked, both alike. */
export type Freshness = 'fresh' | 'stale' | 'too-old'

/** A price of a match in play counts as fresh this long after the last sign of life (ours; [FRESH-1]). */
export const LIVE_FRESH_MS = 5_000
/** A price before kick-off moves seldom, so that its silence says less (ours; [FRESH-2]). */
export const PREMATCH_FRESH_MS = 30_000
/** Nobody bets on a price older than this, before kick-off either (ours; [FRESH-3]). */
export const PLACEABLE_MS = 10_000

/**
 * How a price looks that was confirmed `ageMs` milliseconds ago ([FRESH-1], [FRESH-2]); Infinity: never, or not since something was missed.
 */
export function freshnessOf(ageMs: number, isLive: boolean): Freshness {
  if (ageMs <= (isLive ? LIVE_FRESH_MS : PREMATCH_FRESH_MS)) return 'fresh'
  return isPlaceable(ageMs) ? 'stale' : 'too-old'
}

/** Whether a bet may be placed on a price that was confirmed `ageMs` milliseconds ago ([FRESH-3]). */
export function isPlaceable(ageMs: number): boolean {
  return ageMs <= PLACEABLE_MS
}

/** Whether a provider is back, so that its prices of before are bet on only once a snapshot has confirmed them ([FRESH-5]). */
export function isBack(before: ProviderStatus | undefined, now: ProviderStatus): boolean {
  return before === 'down' && now === 'active'
}

/** A provider's last sign of life, as a beat of the server told it. */
export type SignOfLife = {
  /** Milliseconds between the provider's last word and the beat, both on the server's clock. */
  readonly silentMs: number
  /** Milliseconds that the beat came later than the quickest of late: it stood in a queue. */
  readonly delayMs: number
  /** When the beat arrived, in milliseconds of a clock of ours that never goes back. */
  readonly heardAt: number
}

/**
 * How long ago a provider is known to have lived, in milliseconds ([FRESH-4]). A feed that is silent while the line beats ages, and so does
 * all while the line is silent. What the visitor's clock shows does not count.
 */
export function ageOf({ silentMs, delayMs, heardAt }: SignOfLife, now: number): number {
  return Math.max(0, silentMs) + Math.max(0, delayMs) + Math.max(0, now - heardAt)
}
