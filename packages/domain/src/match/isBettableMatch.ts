import type { MatchStatus } from './match.ts'
import { MATCH_STATUS } from './match.ts'

/** Stopped, closed, finished and not covered matches take no bets (spec section 4, market status; [MARKET-4]). */
export function isBettableMatch(status: MatchStatus): boolean {
  return status === MATCH_STATUS.prematch || status === MATCH_STATUS.live
}
