import { MATCH_STATUS, type MatchStatus } from './match.ts'

/** Closed and finished matches have results and take no more part in what is to come ([CAT-1]). */
export function isOver(status: MatchStatus): boolean {
  return status === MATCH_STATUS.closed || status === MATCH_STATUS.finished
}
