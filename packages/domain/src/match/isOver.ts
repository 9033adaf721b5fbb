import { MATCH_STATUS, type MatchStatus } from './match.ts'

/** Closed and finished matches have results and are no longer listed as upcoming ([CAT-1]). */
export function isOver(status: MatchStatus): boolean {
  return status === MATCH_STATUS.closed || status === MATCH_STATUS.finished
}
