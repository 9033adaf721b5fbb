import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Racecards: an entry's own columns, and the places of the horse's last six runs, the latest last. A horse has its
 * current form, an entry of a finished race the form from before it. Earlier races count already; a horse without any
 * has no form yet, and the feed sets it.
 */
const statements = [
  `alter table competitors add column form int[]`,
  `alter table event_competitors add column racecard jsonb, add column form int[]`,
  `create temporary table races_run on commit drop as
    select entry.match_id, entry.competitor_id, matches.start_time, (ended->>'place')::int as place
    from event_competitors entry
    join matches on matches.id = entry.match_id and matches.type = 'race' and matches.status = 4
    cross join jsonb_array_elements(coalesce(matches.state->'places', '[]')) ended
    where ended->>'competitorId' = entry.competitor_id`,
  `update competitors set form = horse.form from (
    select competitor_id, array_agg(place order by start_time) as form from (
      select *, row_number() over (partition by competitor_id order by start_time desc) as ago from races_run) run
    where ago <= 6 group by competitor_id) horse
    where id = horse.competitor_id`,
  `update event_competitors entry set form = coalesce(before.form, '{}') from (
    select match_id, competitor_id, array_agg(place) over (
      partition by competitor_id order by start_time rows between 6 preceding and 1 preceding) as form from races_run) before
    where entry.match_id = before.match_id and entry.competitor_id = before.competitor_id`,
]

export const racecards: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
