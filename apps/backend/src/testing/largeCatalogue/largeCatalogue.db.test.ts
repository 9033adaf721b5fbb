import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { createTestApi, type TestApi } from '#testing'
import { createTickingFeed } from './createTickingFeed.ts'
import { seedLargeCatalogue } from './seedLargeCatalogue.ts'

const MATCHES = 200
const LIVE = 10

let api: TestApi
let live: readonly string[]
beforeAll(async () => {
  api = await createTestApi({}, false, { isEmpty: true })
  live = await seedLargeCatalogue(api.db, { matches: MATCHES, live: LIVE, now: Date.now() })
}, 60_000)
afterAll(() => api.close())

const request = async <Body>(path: string, body?: object) => {
  const reply = await api.request(body ? 'POST' : 'GET', `/api/sportsbook${path}`, { body })
  expect(reply.status).toBe(200)
  return reply.body as Body
}

test('there are as many matches as requested, most to come, with forty lines at most', async () => {
  const rows = await api.db.selectFrom('matches').select(['id', 'status']).execute()
  expect(rows).toHaveLength(MATCHES)
  const { data } = await request<CallReply<'getCounters'>>('/counters', {})
  expect(data.live).toBe(LIVE)
  const open = Object.values(data.sports).reduce((sum, count) => sum + count, 0)
  expect(open).toBe(rows.filter(({ status }) => status <= 2).length)
  const lines = await api.db.selectFrom('markets').select(['match_id']).execute()
  const perMatch = Object.values(Object.groupBy(lines, ({ match_id: id }) => id)).map(of => of!.length)
  expect(perMatch).toHaveLength(open)
  expect(Math.max(...perMatch)).toBe(40)
})

test('a copied match is listed, opened and found as any other', async () => {
  const list = await request<CallReply<'getMatches'>>(
    '/matches?match_status=0&sort_by=start_time:desc&limit=1',
  )
  const { slug, sport, id } = list.data[0]!
  const { data } = await request<CallReply<'getMatch'>>(`/matches/${slug}?sport_key=${sport.key}`)
  if (data.type !== 'match') throw new Error('A copy is a match.')
  expect(data.id).toBe(id)
  const found = await request<CallReply<'search'>>(`/search?q=${encodeURIComponent(data.home.name)}`)
  expect(found.data.matches.map(match => match.id)).toContain(id)
})

test('the feed moves the matches it was given, and no others', async () => {
  const [moving, still] = [live.slice(0, 2), live.slice(2)]
  const feed = createTickingFeed({
    db: api.db,
    now: () => Date.now() + 10_000,
    ids: moving,
    report: () => {},
  })
  const versions = async (ids: readonly string[]) =>
    (await api.db.selectFrom('matches').select('version').where('id', 'in', ids).execute()).map(
      row => row.version,
    )
  await feed.start()
  await expect.poll(async () => Math.min(...(await versions(moving)))).toBeGreaterThan(1)
  await feed.stop()
  expect(new Set(await versions(still))).toEqual(new Set([1]))
})
