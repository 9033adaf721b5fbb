import type { Odds } from '../odds/index.ts'

/**
 * How long a change of the tapped cell counts as unseen, milliseconds: the time in which a tap can no longer be stopped
 * ([TAP-1]).
 */
export const TAP_GUARD_MS = 300

/** What the page knows about the odds cell when it is tapped; instants in milliseconds of one clock. */
export type TapFacts = {
  readonly now: number
  /** When the cell last moved to its position. */
  readonly placedAt?: number
  /** When the cell was last assigned to another outcome. */
  readonly ownerChangedAt?: number
  readonly priceChangedAt?: number
  /** The price before that change. */
  readonly previousOdds?: Odds
}

/** What to do with a tap on a price ([TAP-1] and following). */
export type TapVerdict =
  /** The bettor saw what is there. */
  | { readonly kind: 'take' }
  /** The cell now shows another outcome: refuse, name it, and offer it. */
  | { readonly kind: 'ask' }
  /** The selection starts at the price that was seen, so that the accept mode decides about the new one. */
  | { readonly kind: 'take-at'; readonly seen: Odds }

/**
 * Whether a tap on an odds cell is accepted ([TAP-1] to [TAP-3]). A tap on a cell that has just moved or changed its
 * outcome is not accepted silently; one on a price that has just changed is accepted at the odds the bettor saw.
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
