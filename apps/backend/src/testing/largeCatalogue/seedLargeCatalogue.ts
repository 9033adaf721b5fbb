import { sql } from 'kysely'
import { MATCH_STATUS, PROVIDERS } from '@touchline/domain/match'
import { createNameIndex } from '#api/search'
import {
  beatProviders,
  createRng,
  insertCatalogue,
  insertMatches,
  seedOf,
  type FeedCatalogue,
  type PlannedMatch,
} from '#feed'
import type { Database } from '#store'
import { buildLargeCatalogue } from './buildLargeCatalogue.ts'
import { anySport, aStart, planCopy, planOne, type CopyPlan } from './planLarge.ts'

const FIRST_ID = 1_000_001
const MINUTE_MS = 60_000
/** Number of matches per sport from which upcoming ones are copied. */
const TEMPLATES = 12
const COPIES_PER_STATEMENT = 500
const DAYS_AHEAD = 14
const DAYS_BACK = -7
/** One match in this many is over. */
const OVER = 10
const PLAYED_HOURS = 2

export type LargeCatalogue = { readonly matches: number; readonly live: number; readonly now: number }

/**
 * Fills an empty, migrated database with this many matches: live ones as the feed plans them, upcoming and finished
 * ones as copies of a few planned ones, with other sides in other leagues at other times. Returns the ids of the live
 * matches.
 */
export async function seedLargeCatalogue(
  db: Database,
  { matches, live, now }: LargeCatalogue,
): Promise<readonly string[]> {
  const catalogue = buildLargeCatalogue(matches)
  await db.transaction().execute(trx => insertCatalogue(trx, catalogue, true))
  await beatProviders(db, PROVIDERS, now)
  const rng = createRng(seedOf('large catalogue', matches))
  let next = FIRST_ID
  const newId = () => String(next++)

  const inPlay = Array.from({ length: live }, () =>
    planOne(catalogue, anySport(catalogue, rng), newId(), now - rng.whole(1, 40) * MINUTE_MS, now),
  )
  const templates = catalogue.sports.flatMap(({ key }) =>
    Array.from({ length: TEMPLATES }, () =>
      planOne(catalogue, key, newId(), aStart(rng, now, DAYS_AHEAD), now),
    ),
  )
  await insertMatches(db, [...inPlay, ...templates], now)
  const rest = Math.max(0, matches - inPlay.length - templates.length)
  const copies = Array.from({ length: rest }, (_, n) => {
    const isOver = n % OVER === 0
    const start = aStart(
      rng,
      now - (isOver ? PLAYED_HOURS * 60 * MINUTE_MS : 0),
      isOver ? DAYS_BACK : DAYS_AHEAD,
    )
    return {
      isOver,
      plan: planCopy(
        catalogue,
        templateOf(templates, catalogue, anySport(catalogue, rng), n),
        newId(),
        start,
      ),
    }
  })
  const plansOf = (isOver: boolean) => copies.filter(copy => copy.isOver === isOver).map(({ plan }) => plan)
  await writeCopies(db, plansOf(false))
  await writeCopies(db, plansOf(true), now)
  // All names are indexed before the first search.
  await createNameIndex({ db, clock: { now: () => now } }).fresh()
  return inPlay.map(({ record }) => record.id)
}

function templateOf(
  templates: readonly PlannedMatch[],
  { sports }: FeedCatalogue,
  sportKey: string,
  n: number,
): PlannedMatch {
  const sportId = sports.find(({ key }) => key === sportKey)?.id
  return templates.filter(({ facts }) => facts.sport_id === sportId)[n % TEMPLATES]!
}

/** @param overAt for finished matches, which have no markets left */
async function writeCopies(db: Database, plans: readonly CopyPlan[], overAt?: number): Promise<void> {
  const isOver = overAt !== undefined
  for (let from = 0; from < plans.length; from += COPIES_PER_STATEMENT) {
    const copies = JSON.stringify(plans.slice(from, from + COPIES_PER_STATEMENT))
    const copy = sql`jsonb_to_recordset(${copies}::jsonb) as copy (id text, template text, urn_id text, slug text, category_id text,
      tournament_id text, home_id text, away_id text, start_time bigint)`
    const status = isOver ? MATCH_STATUS.finished : MATCH_STATUS.prematch
    const finishedAt = isOver
      ? sql`copy.start_time + ${PLAYED_HOURS * 60 * MINUTE_MS}::bigint`
      : sql`null::bigint`
    await sql`
      insert into matches (id, urn_id, slug, type, sport_id, category_id, tournament_id, home_id, away_id, provider, stadium, city, has_video,
        start_time, status, version, state, sim, max_period_number, available_markets, top_markets, finished_at, updated_at)
      select copy.id, copy.urn_id, copy.slug, m.type, m.sport_id, copy.category_id, copy.tournament_id, copy.home_id, copy.away_id, m.provider,
        m.stadium, m.city, m.has_video, copy.start_time, ${status}, m.version, m.state || jsonb_build_object('status', ${status}::int), m.sim,
        m.max_period_number, ${isOver ? sql`0` : sql`m.available_markets`}, ${isOver ? sql`0` : sql`m.top_markets`}, ${finishedAt}, m.updated_at
      from ${copy} join matches m on m.id = copy.template`.execute(db)
    if (isOver) continue
    await sql`
      insert into markets (match_id, market_id, specifier, status, reason, priority, most_balanced, place, outcomes, next_bet_stop, version)
      select copy.id, k.market_id, k.specifier, k.status, k.reason, k.priority, k.most_balanced, k.place, k.outcomes, k.next_bet_stop, k.version
      from ${copy} join markets k on k.match_id = copy.template`.execute(db)
  }
}
