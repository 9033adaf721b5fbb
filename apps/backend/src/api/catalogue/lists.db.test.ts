import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallInput, CallReply } from '@touchline/contract'
import { SORT_FIELDS, type SortField } from '@touchline/domain/catalogue'
import { createTestApi, seedMatch, TEST_NOW, writeResults, type TestApi } from '#testing'

const HOUR_MS = 3_600_000

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  // Two sports, each with a category and a league; `2` is the one with more bets that starts first.
  await seedMatch(api.db, { id: '1', sportId: '1', status: 0, startTime: TEST_NOW + 2 * HOUR_MS })
  await seedMatch(api.db, { id: '2', sportId: '2', status: 0, startTime: TEST_NOW + HOUR_MS })
  await api.db.updateTable('matches').set({ bets_count: 9 }).where('id', '=', '2').execute()
  await api.db.updateTable('categories').set({ priority: 2 }).where('id', '=', '10').execute()
  await api.db.updateTable('tournaments').set({ priority: 2 }).where('id', '=', '100').execute()
  await seedMatch(api.db, { id: '3', status: 4, startTime: TEST_NOW - 3 * HOUR_MS })
  await seedMatch(api.db, { id: '4', status: 3, startTime: TEST_NOW - 26 * HOUR_MS })
})
afterAll(() => api.close())

async function request<Body>(method: 'GET' | 'POST', path: string, body?: object): Promise<Body> {
  const reply = await api.request(method, `/api/sportsbook${path}`, { body })
  expect(reply.status).toBe(200)
  return reply.body as Body
}
const idsOf = async (query: string) =>
  (await request<CallReply<'getMatches'>>('GET', `/matches?${query}`)).data.map(({ id }) => id)

/** Which of the two matches comes first by each field, ascending. */
const FIRST: Record<SortField, '1' | '2'> = {
  sport_id: '1',
  sport_priority: '1',
  category_id: '1',
  category_priority: '2',
  tournament_id: '1',
  tournament_priority: '2',
  start_time: '2',
  bets_count: '1',
}

test.each(SORT_FIELDS)('[CAT-4] lists sort by %s either way', async field => {
  const rising = FIRST[field] === '1' ? ['1', '2'] : ['2', '1']
  expect(await idsOf(`sort_by=${field}:asc`)).toEqual(rising)
  expect(await idsOf(`sort_by=${field}:desc`)).toEqual(rising.toReversed())
})

test.each([
  ['a field that is none', 'id:asc'],
  ['a field twice', 'start_time:asc,start_time'],
  ['a thousand fields', Array(1_000).fill('sport_priority').join()],
])('to sort by %s is refused', async (_, sortBy) => {
  const { status } = await api.request('GET', `/api/sportsbook/matches?sort_by=${sortBy}`)
  expect(status).toBe(400)
})

test('lists sort by all fields at once', async () => {
  expect(await idsOf(`sort_by=${SORT_FIELDS.join()}`)).toEqual(['1', '2'])
})

test('a page beyond the last is empty, and still contains the total', async () => {
  const { data, pagination } = await request<CallReply<'getMatches'>>('GET', '/matches?page=9&limit=1')
  expect(data).toEqual([])
  expect(pagination).toEqual({ total: 2, page: 9, limit: 1, last_page: 2 })
})

test('[CAT-1] results are the matches that are over, between two instants', async () => {
  expect(await idsOf('match_status=3,4&sort_by=start_time:desc')).toEqual(['3', '4'])
  const day = `start_from=${TEST_NOW - 24 * HOUR_MS}&start_to=${TEST_NOW}`
  expect(await idsOf(`match_status=3,4&${day}`)).toEqual(['3'])
})

test('a match that is over shows its settled markets, each outcome with its result', async () => {
  const before = await request<CallReply<'getMatchMarkets'>>('GET', '/matches/3/markets')
  expect(before.data).toEqual([])
  await writeResults(api.db, '3', { 1: 'win_entire', 2: 'lose_entire', 3: 'refund_entire' }, TEST_NOW)
  const { data } = await request<CallReply<'getMatchMarkets'>>('GET', '/matches/3/markets')
  expect(data).toHaveLength(1)
  expect(data[0]!.outcomes.map(({ id, result }) => [id, result])).toEqual([
    ['1', 'win_entire'],
    ['2', 'lose_entire'],
    ['3', 'refund_entire'],
  ])
})

test('a result that was corrected is the one that shows', async () => {
  await api.db
    .updateTable('outcome_results')
    .set({ result: 'canceled', result_version: 2 })
    .where('match_id', '=', '3')
    .where('outcome_id', '=', '1')
    .execute()
  const { data } = await request<CallReply<'getMatchMarkets'>>('GET', '/matches/3/markets')
  expect(data[0]!.outcomes[0]!.result).toBe('canceled')
})

test('custom bets are offered on matches that are priced here and have two markets or more', async () => {
  expect(await idsOf('custom_bet=true')).toEqual([])
  const sim = JSON.stringify({ sportKey: 'soccer', params: {}, play: {} })
  await api.db.updateTable('matches').set({ sim }).where('id', 'in', ['1', '2']).execute()
  await api.db.updateTable('matches').set({ available_markets: 12 }).where('id', '=', '1').execute()
  expect(await idsOf('custom_bet=true')).toEqual(['1'])
})

const NOTHING = { live: 0, sports: {}, categories: {}, tournaments: {} }
const SOCCER = { live: 0, sports: { 1: 1 }, categories: { 10: 1 }, tournaments: { 100: 1 } }
const HOOPS = { live: 0, sports: { 2: 1 }, categories: { 11: 1 }, tournaments: { 101: 1 } }
const CUTS: readonly [CallInput<'getCounters'>['body'], object][] = [
  [{ sport_id: '1' }, SOCCER],
  [{ category_id: '11' }, HOOPS],
  [{ tournament_id: '100' }, SOCCER],
  [{ match_status: [1] }, NOTHING],
  [{ has_video: true }, NOTHING],
  [{ sport_type: 'cyber' }, NOTHING],
  [{ type: 'match', sport_id: '2' }, HOOPS],
  [{ start: { to: TEST_NOW + 2 * HOUR_MS } }, HOOPS],
  [{ start: { from: TEST_NOW + 2 * HOUR_MS } }, SOCCER],
]
test.each(CUTS)('counters of %j', async (body, data) => {
  expect((await request<CallReply<'getCounters'>>('POST', '/counters', body)).data).toEqual(data)
})

test.each([
  ['a match', 'matches', '1', ['1']],
  ['a league', 'tournaments', '101', ['2']],
  ['a country', 'categories', '10', ['1']],
  ['a sport', 'sports', '2', ['2']],
  ['a side', 'competitors', 'h', ['2', '1']],
])('favourites are what the player has marked, and what belongs to it: %s', async (_, type, id, found) => {
  const token = await api.signIn()
  await api.db.deleteFrom('favourites').execute()
  await api.request('POST', `/api/sportsbook/favourites/${type}/${id}`, { token })
  const path = '/api/sportsbook/matches?favourite=true&sort_by=start_time:asc'
  const { body } = await api.request('GET', path, { token })
  expect((body as CallReply<'getMatches'>).data.map(match => match.id)).toEqual(found)
  expect(((await api.request('GET', path)).body as CallReply<'getMatches'>).data).toEqual([])
})

test('[CAT-7] a site names the sports that stand first: in the list of sports, and in lists sorted by them', async () => {
  const own = await createTestApi({ TOP_SPORTS: 'basketball' })
  await seedMatch(own.db, { id: '1', sportId: '1', status: 0 })
  await seedMatch(own.db, { id: '2', sportId: '2', status: 0 })
  const sports = (await own.request('GET', '/api/sportsbook/sports')).body as CallReply<'getSports'>
  expect(sports.data.map(({ key }) => key)).toEqual(['basketball', 'soccer'])
  const matches = (await own.request('GET', '/api/sportsbook/matches')).body as CallReply<'getMatches'>
  expect(matches.data.map(({ id }) => id)).toEqual(['2', '1'])
  await own.close()
})

test('a site without custom bets has no match to build one on', async () => {
  const own = await createTestApi({ CUSTOM_BET: '0' })
  await seedMatch(own.db, { id: '1', status: 0 })
  const sim = JSON.stringify({ sportKey: 'soccer', params: {}, play: {} })
  await own.db.updateTable('matches').set({ sim, available_markets: 9 }).execute()
  const { body } = await own.request('GET', '/api/sportsbook/matches?custom_bet=true')
  expect((body as CallReply<'getMatches'>).data).toEqual([])
  await own.close()
})
