import type { MatchesFilter } from '#core/catalogue'
import type { ListState } from '#core/addresses'

/** Whether a list is ordered by its leagues, so that each may stand once: any other order is drawn as it is. */
export const isByLeague = ({ sort_by: usual = '' }: MatchesFilter, { sortBy = usual }: ListState): boolean =>
  sortBy.startsWith('tournament_priority:')
