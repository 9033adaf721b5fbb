import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { createTestApi, seedMatch, seedRace, TEST_NOW, type TestApi } from '#testing'

/** A site that has turned racing off while a race is open, in the second sport of the catalogue. */
let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ HORSE_RACING: '0' })
  await seedMatch(api.db, { id: '1000', status: 0, startTime: TEST_NOW })
  await seedRace(api.db, { id: '3000', startTime: TEST_NOW })
  await api.db.updateTable('sports').set({ key: 'horse_racing' }).where('id', '=', '2').execute()
  await api.db
    .updateTable('matches')
    .set({ sport_id: '2', category_id: '11', tournament_id: '101' })
    .where('id', '=', '3000')
    .execute()
})
afterAll(() => api.close())

async function request<Body>(path: string): Promise<Body> {
  const { status, body } = await api.request('GET', `/api/sportsbook${path}`)
  expect(status).toBe(200)
  return body as Body
}
const namesOf = ({ data }: { data: readonly { id: string }[] }) => data.map(({ id }) => id)

test('races of a site that has none stand in no list, no menu and no count', async () => {
  expect(namesOf(await request<CallReply<'getMatches'>>('/matches?type=race'))).toEqual([])
  expect(namesOf(await request<CallReply<'getMatches'>>('/matches'))).toEqual(['1000'])
  expect(namesOf(await request<CallReply<'getSports'>>('/sports'))).toEqual(['1'])
  expect(namesOf(await request<CallReply<'getCategories'>>('/categories'))).toEqual(['10'])
  expect(namesOf(await request<CallReply<'getTournaments'>>('/tournaments'))).toEqual(['100'])
  const { body } = await api.request('POST', '/api/sportsbook/counters', { body: { type: 'race' } })
  expect((body as CallReply<'getCounters'>).data.sports).toEqual({})
})

test('their countries and courses are not there, and a search finds none of them', async () => {
  expect((await api.request('GET', '/api/sportsbook/categories/11')).status).toBe(404)
  expect((await api.request('GET', '/api/sportsbook/tournaments/101')).status).toBe(404)
  const none = { markets: [], matches: [], tournaments: [] }
  for (const words of ['stakes', 'hoops', 'stakes%20winner'])
    expect((await request<CallReply<'search'>>(`/search?q=${words}`)).data).toEqual(none)
})

test('a race itself still answers: bets on it are open', async () => {
  expect((await request<CallReply<'getMatch'>>('/matches/3000')).data.type).toBe('race')
  expect((await request<CallReply<'getMatchMarkets'>>('/matches/3000/markets')).data).toHaveLength(1)
})
