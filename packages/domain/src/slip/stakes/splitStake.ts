import { toSafeNumber } from '../../ratio/index.ts'

/**
 * A stake divided by lines, in subunits: exact, never below 0, and the shares always sum to the total despite rounding
 * ([NAMED-3]). Each share is the cumulative amount up to it, less the earlier shares.
 */
export function splitStake(total: number, folds: readonly { readonly lines: number }[]): readonly number[] {
  const lines = folds.reduce((sum, fold) => sum + fold.lines, 0)
  let upTo = 0
  let given = 0n
  return folds.map(fold => {
    upTo += fold.lines
    const due = (BigInt(total) * BigInt(upTo)) / BigInt(lines)
    const share = due - given
    given = due
    return toSafeNumber(share)
  })
}
