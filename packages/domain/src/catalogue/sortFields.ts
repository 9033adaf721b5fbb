/** The sort fields of lists of matches, ascending or descending (spec section 9, sort fields; [CAT-4]). */
export const SORT_FIELDS = [
  'sport_id',
  'sport_priority',
  'category_id',
  'category_priority',
  'tournament_id',
  'tournament_priority',
  'start_time',
  'bets_count',
] as const

/** A field by which matches can be sorted. */
export type SortField = (typeof SORT_FIELDS)[number]
