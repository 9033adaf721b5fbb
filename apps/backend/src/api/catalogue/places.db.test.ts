import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { DEFAULT_TOP_SPORTS, SORT_FIELDS, type SortField } from '@touchline/domain/catalogue'
import { createTestApi, seedMatch, TEST_NOW, type TestApi } from '#testing'

/** Enough matches for many pages and many ties. */
const MATCHES = 160
const HOUR_MS = 3_600_000
const LIMIT = 7

type Row = Record<SortField, number | string> & {
  readonly id: string
  readonly sport_key: string
  readonly sport_order: number
  readonly status: number
  readonly available_markets: number
}

let api: TestApi
let rows: readonly Row[]

beforeAll(async () => {
  api = await createTestApi()
  const league = (id: string, sport: '1' | '2', category: string, priority: number) => ({
    id,
    urn_id: `sr:tournament:${id}`,
    sport_id: sport,
    category_id: category,
    slug: `league-${id}`,
    names: JSON.stringify({ en: `League ${id}` }),
    priority,
    kind: 'season' as const,
    provider: 'betradar' as const,
    main_outcomes: 3,
    secondary_outcomes: 2,
  })
  await api.db
    .insertInto('tournaments')
    .values([league('102', '1', '10', 1), league('103', '1', '10', 2), league('104', '2', '11', 2)])
    .execute()
  for (let n = 0; n < MATCHES; n++) {
    const id = String(1_000 + n)
    const sportId = n % 3 === 0 ? '2' : '1'
    const status = ([0, 0, 0, 1, 2, 4, 3] as const)[n % 7]!
    await seedMatch(api.db, { id, sportId, status, startTime: TEST_NOW + ((n * 37) % 11) * HOUR_MS })
    const leagues = sportId === '1' ? ['100', '102', '103'] : ['101', '104']
    await api.db
      .updateTable('matches')
      .set({
        tournament_id: leagues[n % leagues.length]!,
        bets_count: (n * 13) % 5,
        available_markets: n % 4,
      })
      .where('id', '=', id)
      .execute()
  }
  const found = await api.db
    .selectFrom('matches')
    .innerJoin('sports', 'sports.id', 'matches.sport_id')
    .innerJoin('categories', 'categories.id', 'matches.category_id')
    .innerJoin('tournaments', 'tournaments.id', 'matches.tournament_id')
    .select(['matches.id', 'matches.sport_id', 'matches.category_id', 'matches.tournament_id'])
    .select(['matches.start_time', 'matches.bets_count', 'matches.status', 'matches.available_markets'])
    .select(['sports.key as sport_key', 'sports.priority as sport_order'])
    .select(['categories.priority as category_priority', 'tournaments.priority as tournament_priority'])
    .execute()
  const place = (key: string) => {
    const at = DEFAULT_TOP_SPORTS.indexOf(key as never)
    return at === -1 ? DEFAULT_TOP_SPORTS.length : at
  }
  rows = found.map(row => ({ ...row, sport_priority: place(row.sport_key) }))
})
afterAll(() => api.close())

type Requested = {
  readonly keep: (row: Row) => boolean
  readonly sort: readonly (readonly [SortField, 1 | -1])[]
  readonly perSport?: number
}

/** The whole list as the call's description defines it. */
function wholeList({ keep, sort, perSport = Infinity }: Requested): readonly string[] {
  const compare = (one: Row, other: Row): number => {
    for (const [field, sign] of sort) {
      const fields =
        field === 'sport_priority' ? (['sport_priority', 'sport_order'] as const) : ([field] as const)
      for (const key of fields) {
        if (one[key] === other[key]) continue
        return one[key] < other[key] ? -sign : sign
      }
    }
    return one.id < other.id ? -1 : 1
  }
  const seen = new Map<string, number>()
  return rows
    .filter(keep)
    .toSorted(compare)
    .filter(({ sport_key: key }) => {
      seen.set(key, (seen.get(key) ?? 0) + 1)
      return seen.get(key)! <= perSport
    })
    .map(({ id }) => id)
}

async function expectPages(query: string, whole: readonly string[]): Promise<void> {
  const last = Math.max(1, Math.ceil(whole.length / LIMIT))
  for (const page of [1, 2, 3, last, last + 1]) {
    const { status, body } = await api.request(
      'GET',
      `/api/sportsbook/matches?${query}&limit=${LIMIT}&page=${page}`,
    )
    expect([status, status === 200 || body]).toEqual([200, true])
    const { data, pagination } = body as CallReply<'getMatches'>
    expect(data.map(({ id }) => id)).toEqual(whole.slice((page - 1) * LIMIT, page * LIMIT))
    expect(pagination.total).toBe(whole.length)
  }
}

const FILTERS: readonly (readonly [string, (row: Row) => boolean])[] = [
  ['match_status=0', row => row.status === 0],
  ['match_status=0,1,2', row => row.status <= 2],
  ['match_status=3,4,4', row => row.status === 3 || row.status === 4],
  ['match_status=0&sport_key=soccer', row => row.status === 0 && row.sport_key === 'soccer'],
  ['sport_type=regular', row => row.status <= 2],
  ['sport_key=none', () => false],
  ['tournament_id=102', row => row.status <= 2 && row.tournament_id === '102'],
  ['category_id=11', row => row.status <= 2 && row.category_id === '11'],
  ['bettable=true', row => row.status <= 1 && row.available_markets > 0],
  [
    `start_from=${TEST_NOW + 2 * HOUR_MS}&start_to=${TEST_NOW + 6 * HOUR_MS}`,
    row =>
      row.status <= 2 &&
      Number(row.start_time) >= TEST_NOW + 2 * HOUR_MS &&
      Number(row.start_time) < TEST_NOW + 6 * HOUR_MS,
  ],
]
const SORTS: readonly Requested['sort'][] = [
  ...SORT_FIELDS.flatMap(field => [[[field, 1]] as const, [[field, -1]] as const]),
  [
    ['sport_priority', 1],
    ['tournament_priority', 1],
    ['start_time', 1],
  ],
  [
    ['tournament_priority', -1],
    ['bets_count', -1],
    ['sport_priority', 1],
  ],
  [
    ['start_time', -1],
    ['tournament_priority', 1],
  ],
  [
    ['bets_count', -1],
    ['start_time', 1],
  ],
]

test.each(FILTERS)('pages of %s have the matches of the whole list, in each order', async (query, keep) => {
  for (const sort of SORTS) {
    const order = sort.map(([field, sign]) => `${field}:${sign === 1 ? 'asc' : 'desc'}`).join()
    await expectPages(`${query}&sort_by=${order}`, wholeList({ keep, sort }))
    const few = `${query}&sort_by=${order}&max_per_sport=10`
    await expectPages(few, wholeList({ keep, sort, perSport: 10 }))
  }
})
