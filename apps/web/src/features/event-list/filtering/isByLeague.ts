import type { MatchesFilter } from '#core/catalogue'
import type { ListState } from '#core/addresses'

/**
 * Whether a list is ordered by league, so that each league appears once; in any other order a league may appear again.
 */
export const isByLeague = ({ sort_by: usual = '' }: MatchesFilter, { sortBy = usual }: ListState): boolean =>
  sortBy.startsWith('tournament_priority:')
