import type { Namespaces } from '@touchline/hub'

/**
 * The product's three kinds of channels. Histories cover more than a minute of a busy match, so that a client that was
 * disconnected for that long recovers without fetching a new snapshot.
 */
export const TOUCHLINE_NAMESPACES: Namespaces = {
  locale: { subscribe: 'anyone', historySize: 600, historyTtlMs: 60_000, recovery: 'stream' },
  match: { subscribe: 'anyone', historySize: 100, historyTtlMs: 120_000, recovery: 'stream' },
  user: { subscribe: 'token-only', historySize: 100, historyTtlMs: 3_600_000, recovery: 'stream' },
}

/** The same with deltas on the channels of matches, whose consecutive documents differ little. */
export function withMatchDeltas(namespaces: Namespaces): Namespaces {
  return { ...namespaces, match: { ...namespaces['match'], allowedDeltaTypes: ['fossil'] } }
}
