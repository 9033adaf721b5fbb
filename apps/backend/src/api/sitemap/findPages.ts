import { MATCH_STATUS } from '@touchline/domain/match'
import { sql } from 'kysely'
import type { Database } from '#store'

type SitemapPage = {
  readonly kind: 'category' | 'league' | 'match' | 'outright'
  readonly slug: string
  /** Epoch milliseconds. */
  readonly updated_at: number
}

const HOUR_MS = 3_600_000
/** Maximum matches in one answer: those that start first. */
const MATCHES_MAX = 50_000

/**
 * Categories and leagues with upcoming or live matches, and matches and outrights that are not over, each with the time
 * of its last change; for an open match rounded to the hour.
 */
export async function findPages(db: Database, sportId: string): Promise<SitemapPage[]> {
  const { rows } = await sql<SitemapPage>`
    with changes as materialized (
      select m.slug, case m.type when 'match' then 'match' else 'outright' end as kind, m.category_id, m.tournament_id, m.start_time, m.status < ${MATCH_STATUS.closed} as is_open,
        coalesce(m.finished_at, m.updated_at / ${HOUR_MS}::bigint * ${HOUR_MS}::bigint) as at
      from matches m where m.sport_id = ${sportId}),
    pages as (
      (select 1 as rank, 'category' as kind, c.slug, max(at) as updated_at
        from changes join categories c on c.id = category_id group by c.id having bool_or(is_open and changes.kind = 'match'))
      union all
      (select 2, 'league', t.slug, max(at) from changes join tournaments t on t.id = tournament_id group by t.id
        having bool_or(is_open and changes.kind = 'match'))
      union all
      (select 3, kind, slug, at from changes where is_open order by start_time, slug limit ${MATCHES_MAX}))
    select kind, slug, updated_at from pages order by rank, slug`.execute(db)
  return rows
}
