import { sql } from 'kysely'
import type { CallParsed, CallReply } from '@touchline/contract'
import type { TestProviders } from '@touchline/domain/catalogue'
import { MATCH_STATUS } from '@touchline/domain/match'
import type { Database } from '#store'
import { LISTED_STATUSES } from './findMatches.ts'
import { matchCondition, type MatchFilter } from './matchFilter.ts'

export type CountOptions = {
  /** Keys of hidden sports. */
  readonly hidden: readonly string[]
  /** For these sport types only the matches of one provider. */
  readonly testProviders: TestProviders | undefined
}

type Counted = {
  readonly sport_id: string
  readonly category_id: string
  readonly tournament_id: string
  readonly is_live: boolean
  readonly count: number
}

/**
 * Counts the matches that unfiltered lists show, in play and upcoming: the total in play, and all by sport, category
 * and league. One statement.
 */
export async function countMatches(
  db: Database,
  wanted: CallParsed<'getCounters', 'body'>,
  { hidden, testProviders }: CountOptions,
): Promise<CallReply<'getCounters'>['data']> {
  const filter: MatchFilter = {
    type: wanted.type ?? 'match',
    statuses: wanted.match_status ?? LISTED_STATUSES,
    sportId: wanted.sport_id,
    sportType: wanted.sport_type,
    categoryId: wanted.category_id,
    tournamentId: wanted.tournament_id,
    hasVideo: wanted.has_video,
    startFrom: wanted.start?.from,
    startTo: wanted.start?.to,
    hasCustomBets: false,
    testProviders,
    hidden,
  }
  const { rows } = await sql<Counted>`
    select matches.sport_id, matches.category_id, matches.tournament_id,
      matches.status in (${MATCH_STATUS.live}, ${MATCH_STATUS.stopped}) as is_live, count(*) as count
    from matches where ${matchCondition(filter)} group by 1, 2, 3, 4`.execute(db)
  const sumBy = (key: 'sport_id' | 'category_id' | 'tournament_id'): Record<string, number> => {
    const sums: Record<string, number> = {}
    for (const row of rows) sums[row[key]] = (sums[row[key]] ?? 0) + row.count
    return sums
  }
  return {
    live: rows.reduce((sum, row) => sum + (row.is_live ? row.count : 0), 0),
    sports: sumBy('sport_id'),
    categories: sumBy('category_id'),
    tournaments: sumBy('tournament_id'),
  }
}
