import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, seedMatch, TEST_NOW, type TestApi } from '#testing'

const HOUR_MS = 3_600_000
const THIS_HOUR = TEST_NOW - (TEST_NOW % HOUR_MS)

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedMatch(api.db, { id: '1000', status: 0, startTime: TEST_NOW })
  await seedMatch(api.db, { id: '1001', status: 4, startTime: TEST_NOW })
  await seedMatch(api.db, { id: '2000', sportId: '2', status: 4, startTime: TEST_NOW })
  await set('1000', { updated_at: THIS_HOUR + 5 })
  await set('1001', { finished_at: THIS_HOUR + 7, updated_at: THIS_HOUR + 8 })
  await set('2000', { finished_at: THIS_HOUR - 9, updated_at: THIS_HOUR })
})
afterAll(() => api.close())

const set = (id: string, values: { finished_at?: number; updated_at: number }) =>
  api.db.updateTable('matches').set(values).where('id', '=', id).execute()
const request = (sport: string) => api.request('GET', `/api/sportsbook/sitemap/${sport}`)

test('a sport lists its open matches, and what they belong to, each with its last change', async () => {
  const { body } = await request('soccer')
  expect(body).toEqual({
    data: [
      { kind: 'category', slug: 'norland', updated_at: THIS_HOUR + 7 },
      { kind: 'league', slug: 'first-league', updated_at: THIS_HOUR + 7 },
      { kind: 'match', slug: 'harbour-town-ashford-rovers-1000', updated_at: THIS_HOUR },
    ],
  })
})

test('a match that is over is no page to be found, nor is a league where all are: its list is empty', async () => {
  expect((await request('basketball')).body).toEqual({ data: [] })
})

test('a price that moves changes the page once an hour', async () => {
  await set('1000', { updated_at: THIS_HOUR + HOUR_MS - 1 })
  const { body } = (await request('soccer')) as { body: { data: { kind: string; updated_at: number }[] } }
  expect(body.data.find(({ kind }) => kind === 'match')?.updated_at).toBe(THIS_HOUR)
})

test('a sport that is none is not found', async () => {
  expect((await request('chess')).status).toBe(404)
})
