import { lineCount } from './system.ts'

/**
 * A named bet, which is a full cover: every fold of some sizes over its legs, each line with the same stake
 * ([SYSTEM-7]). It is placed as one system, combo or set of singles for each fold.
 */
export type NamedBet = {
  readonly id: NamedBetId
  /** The exact number of selections it needs. */
  readonly legs: number
  /** Sizes of its folds, smallest first: 1 means singles, the number of legs the combo of all. */
  readonly folds: readonly number[]
  /** Lines of all folds together. */
  readonly lines: number
}

/** A full-cover bet with a name of its own, such as a Lucky 15 ([SYSTEM-7]). */
export type NamedBetId =
  | 'trixie'
  | 'patent'
  | 'yankee'
  | 'lucky-15'
  | 'canadian'
  | 'lucky-31'
  | 'heinz'
  | 'lucky-63'
  | 'super-heinz'
  | 'goliath'

/** One fold of a named bet: every `size` of the legs make a line. */
export type Fold = { readonly size: number; readonly lines: number }

/** Every named bet, fewest legs first (reference/domain.md b, named full covers; [SYSTEM-7]). */
export const NAMED_BETS: readonly NamedBet[] = [
  fullCover('trixie', 3, 2),
  fullCover('patent', 3, 1),
  fullCover('yankee', 4, 2),
  fullCover('lucky-15', 4, 1),
  fullCover('canadian', 5, 2),
  fullCover('lucky-31', 5, 1),
  fullCover('heinz', 6, 2),
  fullCover('lucky-63', 6, 1),
  fullCover('super-heinz', 7, 2),
  fullCover('goliath', 8, 2),
]

/** The named bet with this id. */
export function namedBetOf(id: NamedBetId): NamedBet {
  return NAMED_BETS.find(named => named.id === id)!
}

/** The named bets over exactly this many selections, if any ([SYSTEM-7]). */
export function namedBetsFor(legs: number): readonly NamedBet[] {
  return NAMED_BETS.filter(named => named.legs === legs)
}

/** The folds of a named bet with their lines, smallest first ([SYSTEM-8]). */
export function foldsOf(id: NamedBetId): readonly Fold[] {
  const { folds, legs } = namedBetOf(id)
  return folds.map(size => ({ size, lines: lineCount(size, legs) }))
}

/** Every fold from `smallest` up to all legs. */
function fullCover(id: NamedBetId, legs: number, smallest: number): NamedBet {
  const folds = Array.from({ length: legs - smallest + 1 }, (_, i) => smallest + i)
  const lines = folds.reduce((sum, size) => sum + lineCount(size, legs), 0)
  return { id, legs, folds, lines }
}
