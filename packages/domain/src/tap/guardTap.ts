import type { Odds } from '../odds/index.ts'

/** How long a change under the finger counts as unseen, milliseconds: the reach of a hand that was already on its way ([TAP-1]). */
export const TAP_GUARD_MS = 300

/** What the page knows about the odds cell at the moment of the tap; instants in milliseconds of one clock. */
export type TapFacts = {
  readonly now: number
  /** When the cell last came to the place it is at. */
  readonly placedAt?: number
  /** When the cell was last given to another outcome. */
  readonly ownerChangedAt?: number
  readonly priceChangedAt?: number
  /** The price before that change. */
  readonly previousOdds?: Odds
}

/** What to do with a tap on a price ([TAP-1] and following). */
export type TapVerdict =
  /** What was seen is what is there. */
  | { readonly kind: 'take' }
  /** Another outcome lies under the finger: refuse, name it, and offer it. */
  | { readonly kind: 'ask' }
  /** The selection starts at the price that was seen, so that the accept mode decides about the new one. */
  | { readonly kind: 'take-at'; readonly seen: Odds }

/**
 * Whether a tap on an odds cell is taken ([TAP-1] to [TAP-3]). A cell that moved or changed owner just before is not taken silently;
 * a price that just changed is taken at the odds the bettor saw.
 */
export function guardTap({
  now,
  placedAt,
  ownerChangedAt,
  priceChangedAt,
  previousOdds,
}: TapFacts): TapVerdict {
  const isFresh = (at = -Infinity): boolean => now - at < TAP_GUARD_MS
  if (isFresh(placedAt) || isFresh(ownerChangedAt)) return { kind: 'ask' }
  if (isFresh(priceChangedAt) && previousOdds !== undefined) return { kind: 'take-at', seen: previousOdds }
  return { kind: 'take' }
}
