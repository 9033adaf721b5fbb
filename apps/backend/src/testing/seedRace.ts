import type { Database } from '#store'
import { outcomesAt, type SeedMatch } from './seedWorld.ts'

/** The winner market of every seeded outright, at 2.00, 3.00 and 5.00 for its three runners. */
export const MARKET_WINNER = 1110
const RUNNERS = ['r1', 'r2', 'r3'] as const

/** A race of three in the seeded soccer league, with its winner market open. */
export async function seedRace(
  db: Database,
  { id, status = 0, startTime = 1_000 }: Pick<SeedMatch, 'id' | 'status' | 'startTime'>,
): Promise<void> {
  await db
    .insertInto('competitors')
    .values(
      RUNNERS.map((runner, i) => ({
        id: runner,
        sport_id: '1',
        names: JSON.stringify({ en: `Runner ${i + 1}`, de: `Läufer ${i + 1}` }),
        crest: 'plain-25-w',
      })),
    )
    .onConflict(oc => oc.doNothing())
    .execute()
  await db.insertInto('matches').values(toRaceRow({ id, status, startTime })).execute()
  await db
    .insertInto('event_competitors')
    .values(
      RUNNERS.map((competitor_id, i) => ({ match_id: id, competitor_id, position: i + 1, number: i + 1 })),
    )
    .execute()
  await db
    .insertInto('markets')
    .values({
      match_id: id,
      market_id: MARKET_WINNER,
      specifier: '',
      status: 1,
      reason: null,
      priority: 1,
      most_balanced: false,
      place: 'main',
      outcomes: JSON.stringify(outcomesAt({ r1: 2000, r2: 3000, r3: 5000 })),
      next_bet_stop: null,
      version: 1,
    })
    .execute()
}

function toRaceRow({ id, status, startTime }: Required<Pick<SeedMatch, 'id' | 'status' | 'startTime'>>) {
  return {
    id,
    urn_id: `sr:stage:${id}`,
    slug: `harbour-stakes-${id}`,
    type: 'race' as const,
    names: JSON.stringify({ en: 'Harbour Stakes', de: 'Hafenrennen' }),
    end_date: null,
    sport_id: '1',
    category_id: '10',
    tournament_id: '100',
    home_id: null,
    away_id: null,
    provider: 'betradar' as const,
    stadium: null,
    city: null,
    has_video: false,
    start_time: startTime,
    status,
    version: 1,
    state: JSON.stringify({
      status,
      stage: 'not_started',
      score: { home: 0, away: 0 },
      periodScores: [],
    }),
    sim: '{}',
    max_period_number: 0,
    available_markets: 1,
    top_markets: 1,
    finished_at: null,
    updated_at: 1_000,
  }
}
