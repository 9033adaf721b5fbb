import { sql, type RawBuilder } from 'kysely'
import type { CallParsed } from '@touchline/contract'
import type { SortField } from '@touchline/domain/catalogue'

/** One sort criterion. */
export type SortOrder = {
  readonly by: RawBuilder<unknown>
  readonly direction: 'asc' | 'desc'
  /** Whether the field belongs to the league, so all of its matches share the value, or to the match. */
  readonly of: 'league' | 'start' | 'bets'
}

/** Columns behind the sort fields of spec section 9, except the order of sports. */
const COLUMNS: Readonly<Record<Exclude<SortField, 'sport_priority'>, string>> = {
  sport_id: 'matches.sport_id',
  category_id: 'matches.category_id',
  category_priority: 'categories.priority',
  tournament_id: 'matches.tournament_id',
  tournament_priority: 'tournaments.priority',
  start_time: 'matches.start_time',
  bets_count: 'matches.bets_count',
}

const DEFAULT_SORT = 'sport_priority:asc,tournament_priority:asc,start_time:asc'

/**
 * Reads `<field>:asc,<field>:desc`; the contract has checked its form.
 * @param top keys of the sports that come before all others, in their order ([CAT-7])
 */
export function readSort(
  text: CallParsed<'getMatches', 'query'>['sort_by'],
  top: readonly string[],
): readonly SortOrder[] {
  return (text ?? DEFAULT_SORT).split(',').flatMap(part => {
    const [name, written] = part.split(':')
    const field = name as SortField
    const direction = written === 'desc' ? 'desc' : 'asc'
    if (field !== 'sport_priority') return { by: sql.ref(COLUMNS[field]), direction, of: kindOf(field) }
    const place = sql`coalesce(array_position(${[...top]}::text[], sports.key), ${sql.lit(top.length + 1)})`
    return [
      { by: place, direction, of: 'league' },
      { by: sql.ref('sports.priority'), direction, of: 'league' },
    ]
  })
}

function kindOf(field: SortField): SortOrder['of'] {
  if (field === 'start_time') return 'start'
  return field === 'bets_count' ? 'bets' : 'league'
}
