import { lineResult } from '../settlement/index.ts'

/** Where whole numbers fall beside a line: from `winsFrom` up they win, down from `losesTo` they lose, `between` they do neither. */
export type Landing = {
  readonly winsFrom: number
  readonly losesTo: number
  readonly between?: { readonly at: number; readonly result: PartResult }
}

/** A result of which a part of the stake comes back. */
export type PartResult = 'refund_entire' | 'refund_half_win_other' | 'refund_half_lose_other'

/**
 * How a count must end to beat a line, by the rule that settles it ([SETTLE-7], [SETTLE-8]). Only the whole number nearest to the
 * line can end between winning and losing.
 */
export function landingOf(line: number): Landing {
  // Not Math.round, which gives a negative zero just below zero.
  const at = Math.floor(line + 0.5)
  const result = lineResult(at - line)
  if (isPart(result)) return { winsFrom: at + 1, losesTo: at - 1, between: { at, result } }
  return { winsFrom: at, losesTo: at - 1 }
}

/** The same seen from below the line: what wins for one side loses for the other. */
export function mirrored(result: PartResult): PartResult {
  if (result === 'refund_half_win_other') return 'refund_half_lose_other'
  return result === 'refund_half_lose_other' ? 'refund_half_win_other' : result
}

function isPart(result: ReturnType<typeof lineResult>): result is PartResult {
  return result.startsWith('refund')
}
