import type { CallParsed } from '@touchline/contract'
import type { SortField } from '@touchline/domain'

/** A column to order by. */
export type SortOrder = { readonly column: string; readonly direction: 'asc' | 'desc' }

/** Columns behind the sort fields of spec section 9. */
const COLUMNS: Readonly<Record<SortField, string>> = {
  sport_id: 'matches.sport_id',
  sport_priority: 'sports.priority',
  category_id: 'matches.category_id',
  category_priority: 'categories.priority',
  tournament_id: 'matches.tournament_id',
  tournament_priority: 'tournaments.priority',
  start_time: 'matches.start_time',
  bets_count: 'matches.bets_count',
}

const DEFAULT_SORT: readonly SortOrder[] = [
  { column: 'sports.priority', direction: 'asc' },
  { column: 'tournaments.priority', direction: 'asc' },
  { column: 'matches.start_time', direction: 'asc' },
]

/** Reads `<field>:asc,<field>:desc`; the contract has checked its form. */
export function readSort(text: CallParsed<'getMatches', 'query'>['sort_by']): readonly SortOrder[] {
  if (text === undefined) return DEFAULT_SORT
  return text.split(',').map(part => {
    const [field, direction] = part.split(':')
    return { column: COLUMNS[field as SortField], direction: direction === 'desc' ? 'desc' : 'asc' }
  })
}
