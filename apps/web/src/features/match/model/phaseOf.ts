import { MATCH_STATUS, type MatchStatus } from '@touchline/domain/match'

/** The phase of a match, as its page shows it. */
export type Phase = 'to-come' | 'live' | 'stopped' | 'closed' | 'over' | 'not-covered'

const PHASES: Readonly<Record<MatchStatus, Phase>> = {
  [MATCH_STATUS.prematch]: 'to-come',
  [MATCH_STATUS.live]: 'live',
  [MATCH_STATUS.stopped]: 'stopped',
  [MATCH_STATUS.closed]: 'closed',
  [MATCH_STATUS.finished]: 'over',
  [MATCH_STATUS.notCovered]: 'not-covered',
}

export const phaseOf = (status: MatchStatus): Phase => PHASES[status]
