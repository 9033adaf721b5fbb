import { toSafeNumber } from '../../ratio/index.ts'

/**
 * A stake shared out by lines, in subunits: exact, never below 0, and the shares sum to the total whatever the rounding
 * ([NAMED-3]). Each share is what is due up to and with it, less what went before.
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
