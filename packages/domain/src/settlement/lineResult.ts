import type { BetResult } from '../bet/index.ts'
import type { Score } from '../match/index.ts'

/**
 * Result of a handicap or total by its margin over the line ([SETTLE-7]). Whole and half lines: above 0 wins, 0
 * refunds, below loses. Quarter lines are two lines 0.25 apart with half the stake each ([SETTLE-8]).
 */
export function lineResult(margin: number): BetResult {
  const quarters = Math.round(margin * 4)
  if (quarters === 1) return 'refund_half_win_other'
  if (quarters === -1) return 'refund_half_lose_other'
  return quarters > 0 ? 'win_entire' : quarters < 0 ? 'lose_entire' : 'refund_entire'
}

/** Asian handicap: `hcp` is the home line; the away side uses its negative ([SETTLE-7]). */
export function handicapResult(score: Score, hcp: number, side: 'home' | 'away'): BetResult {
  const homeMargin = score.home - score.away + hcp
  return lineResult(side === 'home' ? homeMargin : -homeMargin)
}

/** Over or under a total; an exact hit refunds the stake ([SETTLE-9]). */
export function totalResult(sum: number, total: number, side: 'over' | 'under'): BetResult {
  return lineResult(side === 'over' ? sum - total : total - sum)
}
