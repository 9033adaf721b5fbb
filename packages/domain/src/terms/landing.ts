import { lineResult } from '../settlement/index.ts'

/**
 * The results of integers around a line: from `winsFrom` up they win, down from `losesTo` they lose, `between` they do
 * neither.
 */
export type Landing = {
  readonly winsFrom: number
  readonly losesTo: number
  readonly between?: { readonly at: number; readonly result: PartResult }
}

/** A result that refunds part of the stake. */
export type PartResult = 'refund_entire' | 'refund_half_win_other' | 'refund_half_lose_other'

/**
 * The final counts that beat a line, by the rule that settles it ([SETTLE-7], [SETTLE-8]). Only the integer closest to
 * the line can be between winning and losing.
 */
export function landingOf(line: number): Landing {
  // Not Math.round, which returns negative zero just below zero.
  const at = Math.floor(line + 0.5)
  const result = lineResult(at - line)
  if (isPart(result)) return { winsFrom: at + 1, losesTo: at - 1, between: { at, result } }
  return { winsFrom: at, losesTo: at - 1 }
}

/** The same from the other side of the line: what wins for one side loses for the other. */
export function mirrored(result: PartResult): PartResult {
  if (result === 'refund_half_win_other') return 'refund_half_lose_other'
  return result === 'refund_half_lose_other' ? 'refund_half_win_other' : result
}

function isPart(result: ReturnType<typeof lineResult>): result is PartResult {
  return result.startsWith('refund')
}
