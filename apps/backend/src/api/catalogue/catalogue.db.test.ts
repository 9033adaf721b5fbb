import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { createTestApi, moveMarket, seedMatch, TEST_NOW, type TestApi } from '#testing'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  const hour = 3_600_000
  for (let i = 0; i < 45; i++) {
    await seedMatch(api.db, { id: String(1_000 + i), status: i < 5 ? 1 : 0, startTime: TEST_NOW + i * hour })
  }
  await seedMatch(api.db, { id: '2000', sportId: '2', status: 1, startTime: TEST_NOW })
  await seedMatch(api.db, { id: '2001', sportId: '2', status: 4, startTime: TEST_NOW })
  await moveMarket(api.db, '1001', { status: -1 })
})
afterAll(() => api.close())

async function get<Body>(path: string, language = 'en'): Promise<Body> {
  const { status, body } = await api.request('GET', `/api/sportsbook${path}`, {
    headers: { 'accept-language': language },
  })
  expect(status).toBe(200)
  return body as Body
}
const matches = (query = '') => get<CallReply<'getMatches'>>(`/matches${query}`)
const idsOf = ({ data }: CallReply<'getMatches'>) => data.map(({ id }) => id)

describe('matches', () => {
  test('come without finished ones, by sport, league and kick-off, 20 a page', async () => {
    const reply = await matches()
    expect(reply.pagination).toEqual({ total: 46, page: 1, limit: 20, last_page: 3 })
    expect(idsOf(reply).slice(0, 2)).toEqual(['1000', '1001'])
    expect(idsOf(await matches('?page=3'))).toHaveLength(6)
  })

  test.each([
    [40, 40],
    [41, 20],
    [5, 5],
  ])('[spec 5] a page of %i has %i', async (limit, size) => {
    expect((await matches(`?limit=${limit}`)).data).toHaveLength(size)
  })

  test('a page past the last is empty', async () => {
    expect((await matches('?page=99')).data).toEqual([])
  })

  test.each([
    ['?match_status=1', 6],
    ['?match_status=1&sport_key=basketball', 1],
    ['?match_status=4', 1],
    ['?sport_key=soccer&match_status=0', 40],
    ['?id=1000,1007,nope', 2],
    ['?category_id=11', 1],
    ['?tournament_id=100&match_status=1', 5],
    ['?sport_type=cyber', 0],
    ['?has_video=true', 0],
    ['?max_per_sport=3', 4],
    [`?start_from=${TEST_NOW + 3_600_000}&start_to=${TEST_NOW + 3 * 3_600_000}`, 2],
  ])('%s finds %i', async (query, total) => {
    expect((await matches(query)).pagination.total).toBe(total)
  })

  test('are sorted as requested', async () => {
    expect(idsOf(await matches('?sort_by=start_time:desc&limit=2'))).toEqual(['1044', '1043'])
    expect(idsOf(await matches('?sort_by=sport_priority:desc,start_time:asc&limit=1'))).toEqual(['2000'])
  })

  test('carry their main market, also while it is suspended, and the position of the list in the stream', async () => {
    const { data, stream } = await matches('?id=1001')
    expect(data[0]!.main_market).toMatchObject({
      id: 1,
      status: -1,
      outcomes: [{ id: '1', odds: 2000 }, {}, {}],
    })
    expect(stream).toMatchObject({ channel: 'locale:en', offset: 0 })
  })

  test('speak the language of the request', async () => {
    const { data } = await get<CallReply<'getMatch'>>('/matches/1000', 'de-DE')
    expect(data).toMatchObject({
      sport: { name: 'Fußball' },
      tournament: { name: 'Erste Liga' },
      home: { name: 'Hafenstadt', logo: '/assets/crests/bars-red-white-HT.svg' },
    })
  })

  test('answer to their id, and to their slug within their sport', async () => {
    const slug = 'harbour-town-ashford-rovers-1000'
    expect((await get<CallReply<'getMatch'>>(`/matches/${slug}?sport_key=soccer`)).data.id).toBe('1000')
    expect((await api.request('GET', `/api/sportsbook/matches/${slug}`)).status).toBe(404)
    expect((await api.request('GET', `/api/sportsbook/matches/${slug}?sport_key=basketball`)).status).toBe(
      404,
    )
  })
})

test('markets of a match come with its version and its place in the stream', async () => {
  const { data, version, stream, pagination } =
    await get<CallReply<'getMatchMarkets'>>('/matches/1001/markets')
  expect(data).toMatchObject([{ id: 1, name: 'Full-time result', status: -1, groups: ['main'] }])
  expect([version, stream.channel, pagination.limit]).toEqual([2, 'match:1001', 500])
})

test('markets can be requested by group and by id', async () => {
  const count = async (query: string) =>
    (await get<CallReply<'getMatchMarkets'>>(`/matches/1000/markets${query}`)).data.length
  expect(
    await Promise.all([count('?group_key=main'), count('?group_key=cards'), count('?market_id=1,18')]),
  ).toEqual([1, 0, 1])
})

test('sports, categories and leagues; top leagues are those with something to bet on', async () => {
  expect((await get<CallReply<'getSports'>>('/sports')).data.map(({ key }) => key)).toEqual([
    'soccer',
    'basketball',
  ])
  expect((await get<CallReply<'getCategories'>>('/categories?sport_key=soccer')).data).toHaveLength(1)
  const { data } = await get<CallReply<'getCategory'>>('/categories/norland?sport_key=basketball')
  expect(data.id).toBe('11')
  expect((await get<CallReply<'getTournament'>>('/tournaments/101')).data.slug).toBe('hoops')
  await api.db.updateTable('matches').set({ available_markets: 0 }).where('sport_id', '=', '2').execute()
  const top = await get<CallReply<'getTournaments'>>('/tournaments?top=true')
  expect(top.data.map(({ id }) => id)).toEqual(['100'])
})

test('counters count what lists of all have, bets taken or not', async () => {
  const { body } = await api.request('POST', '/api/sportsbook/counters', { body: {} })
  const { data } = body as CallReply<'getCounters'>
  expect(data).toEqual({
    live: 6,
    sports: { 1: 45, 2: 1 },
    categories: { 10: 45, 11: 1 },
    tournaments: { 100: 45, 101: 1 },
  })
  const totalOf = async (query: string) => (await matches(query)).pagination.total
  expect(await totalOf('?match_status=1,2')).toBe(data.live)
  expect(await totalOf('?tournament_id=101')).toBe(data.tournaments['101'])
})

test.each([
  ['nobody', '', 46],
  ['a tester of another provider', 'test_custom_providers=regular:oddin', 0],
  ['a tester of this provider', 'test_custom_providers=regular:betradar', 46],
  ['a tester of other sports', 'test_custom_providers=cyber:oddin', 46],
  ['a cookie with one bad pair', 'test_custom_providers=regular:oddin|cyber', 46],
])('[CAT-3] %s sees the matches of their provider', async (_, cookie, total) => {
  const request = (method: 'GET' | 'POST', path: string, body?: object) =>
    api.request(method, `/api/sportsbook${path}`, { headers: { cookie }, body })
  const list = (await request('GET', '/matches')).body as CallReply<'getMatches'>
  expect(list.pagination.total).toBe(total)
  const counted = (await request('POST', '/counters', {})).body as CallReply<'getCounters'>
  expect(counted.data.live).toBe(total === 0 ? 0 : 6)
})
