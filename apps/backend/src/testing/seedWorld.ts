import type { BetResult } from '@touchline/domain/bet'
import type { MarketStatus } from '@touchline/domain/market'
import type { MatchStatus, Provider } from '@touchline/domain/match'
import { takeMatches, type Database } from '#store'

/** The main market of every seeded match: 1x2 at 2.00, 3.00, 4.00. */
export const MARKET_1X2 = 1
const PRICES = { 1: 2000, 2: 3000, 3: 4000 }

const names = (en: string, de = en) => JSON.stringify({ en, de, ar: en })
const OF_SPORT = { type: 'regular', provider: 'betradar' } as const
const SPORTS = [
  {
    id: '1',
    urn_id: 'sr:sport:1',
    key: 'soccer',
    names: names('Soccer', 'Fußball'),
    priority: 1,
    ...OF_SPORT,
  },
  {
    id: '2',
    urn_id: 'sr:sport:2',
    key: 'basketball',
    names: names('Basketball'),
    priority: 2,
    ...OF_SPORT,
  },
]
const OF_LEAGUE = { urn_id: 'sr:tournament:1', priority: 1, kind: 'season', provider: 'betradar' } as const
const LEAGUES = [
  {
    ...OF_LEAGUE,
    id: '100',
    sport_id: '1',
    category_id: '10',
    slug: 'first-league',
    names: names('First League', 'Erste Liga'),
    main_outcomes: 3,
    secondary_outcomes: 2,
  },
  {
    ...OF_LEAGUE,
    id: '101',
    sport_id: '2',
    category_id: '11',
    slug: 'hoops',
    names: names('Hoops'),
    main_outcomes: 2,
    secondary_outcomes: 2,
  },
]

/** Inserts a sport, a category and a league, and the three providers with heartbeats at `now`. */
export async function seedWorld(db: Database, now: number): Promise<void> {
  await db.insertInto('sports').values(SPORTS).execute()
  await db
    .insertInto('categories')
    .values([
      { id: '10', sport_id: '1', slug: 'norland', names: names('Norland'), priority: 1, country_code: 'NO' },
      { id: '11', sport_id: '2', slug: 'norland', names: names('Norland'), priority: 1, country_code: 'NO' },
    ])
    .execute()
  await db.insertInto('tournaments').values(LEAGUES).execute()
  await db
    .insertInto('competitors')
    .values([
      { id: 'h', sport_id: '1', names: names('Harbour Town', 'Hafenstadt'), crest: 'bars-red-white' },
      { id: 'a', sport_id: '1', names: names('Ashford Rovers'), crest: 'solid-blue-white' },
    ])
    .execute()
  await db
    .insertInto('providers')
    .values(
      (['betradar', 'oddin', 'betconstruct'] as const).map(provider => ({
        provider,
        status: 'active' as const,
        alive_at: now,
      })),
    )
    .execute()
}

export type SeedMatch = {
  readonly id: string
  readonly status?: MatchStatus
  readonly provider?: Provider
  readonly sportId?: '1' | '2'
  readonly startTime?: number
}

/** A match between the same two sides, with its 1x2 market open. */
export async function seedMatch(
  db: Database,
  { id, status = 1, provider = 'betradar', sportId = '1', startTime = 1_000 }: SeedMatch,
): Promise<void> {
  await db
    .insertInto('matches')
    .values({
      id,
      urn_id: `sr:match:${id}`,
      slug: `harbour-town-ashford-rovers-${id}`,
      sport_id: sportId,
      category_id: sportId === '1' ? '10' : '11',
      tournament_id: sportId === '1' ? '100' : '101',
      home_id: 'h',
      away_id: 'a',
      provider,
      stadium: null,
      city: null,
      has_video: false,
      start_time: startTime,
      status,
      version: 1,
      state: JSON.stringify({
        status,
        stage: '1st_half',
        score: { home: 1, away: 0 },
        periodScores: [{ home: 1, away: 0, key: '1st_half', number: 1, type: 'half' }],
        clock: { matchTime: 600, stopped: false, updatedAt: 1_000 },
      }),
      sim: '{}',
      max_period_number: 2,
      available_markets: 1,
      top_markets: 1,
      finished_at: null,
      updated_at: 1_000,
    })
    .execute()
  await db
    .insertInto('markets')
    .values({
      match_id: id,
      market_id: MARKET_1X2,
      specifier: '',
      status: 1,
      reason: null,
      priority: 10,
      most_balanced: false,
      place: 'main',
      outcomes: JSON.stringify(outcomesAt(PRICES)),
      next_bet_stop: null,
      version: 1,
    })
    .execute()
}

/** Moves the 1x2 market of a match, as a tick of the feed would. */
export async function moveMarket(
  db: Database,
  matchId: string,
  change: { readonly prices?: Readonly<Record<number, number>>; readonly status?: MarketStatus },
): Promise<void> {
  await db.transaction().execute(async trx => {
    await takeMatches(trx, [matchId])
    const { version } = await trx
      .updateTable('matches')
      .set(eb => ({ version: eb('version', '+', 1) }))
      .where('id', '=', matchId)
      .returning('version')
      .executeTakeFirstOrThrow()
    await trx
      .updateTable('markets')
      .set({
        version,
        ...(change.status !== undefined && { status: change.status }),
        ...(change.prices && { outcomes: JSON.stringify(outcomesAt({ ...PRICES, ...change.prices })) }),
      })
      .where('match_id', '=', matchId)
      .execute()
  })
}

/** Writes results of the 1x2 market and queues the match, as the feed does at the end. */
export async function writeResults(
  db: Database,
  matchId: string,
  results: Readonly<Record<string, BetResult>>,
  now: number,
): Promise<void> {
  await db.transaction().execute(async trx => {
    await trx.updateTable('markets').set({ status: -3 }).where('match_id', '=', matchId).execute()
    await trx
      .insertInto('outcome_results')
      .values(
        Object.entries(results).map(([outcomeId, result]) => ({
          match_id: matchId,
          market_id: MARKET_1X2,
          specifier: '',
          outcome_id: outcomeId,
          result,
          result_version: 1,
          settled_at: now,
        })),
      )
      .execute()
    await trx.insertInto('settlement_queue').values({ match_id: matchId, created_at: now }).execute()
  })
}

export function outcomesAt(prices: Readonly<Record<string, number>>) {
  return Object.entries(prices).map(([id, odds]) => ({ id, odds, active: true }))
}
