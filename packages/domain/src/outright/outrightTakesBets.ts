import { MATCH_STATUS, type MatchStatus } from '../match/index.ts'

/** Bets on a race close at the off, on an outright at its start time: neither has live betting ([OUTRIGHT-5]). */
export function outrightTakesBets(status: MatchStatus): boolean {
  return status === MATCH_STATUS.prematch
}
