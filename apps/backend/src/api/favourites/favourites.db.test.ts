import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { FAVOURITES_MAX } from '@touchline/domain/favourites'
import { createTestApi, seedMatch, type TestApi } from '#testing'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  await seedMatch(api.db, { id: 'm1', status: 1, startTime: 2_000 })
  await seedMatch(api.db, { id: 'm2', status: 0, startTime: 1_000 })
  await seedMatch(api.db, { id: 'm3', status: 4 })
})
beforeEach(async () => {
  await api.db.deleteFrom('favourites').execute()
})
afterAll(() => api.close())

const at = (path: string) => `/api/sportsbook/favourites/${path}`
const add = (path: string, who = token) => api.request('POST', at(path), { token: who })
async function list(path: string, who = token, language = 'en') {
  const { body } = await api.request('GET', at(path), {
    token: who,
    headers: { 'accept-language': language },
  })
  return (body as CallReply<'getFavourites'>).data
}
const ids = async (path: string, who = token) => (await list(path, who)).map(({ id }) => id)

test('what is marked is in the list, the newest first, and what is taken away is not', async () => {
  await add('matches/m1')
  api.clock.advance(1)
  await add('matches/m2')
  expect(await ids('matches')).toEqual(['m2', 'm1'])
  await api.request('DELETE', at('matches/m2'), { token })
  expect(await ids('matches')).toEqual(['m1'])
})

test('marking twice and taking away twice change nothing', async () => {
  const answer = { type: 'matches', id: 'm1' }
  for (const is_favourite of [true, true]) {
    expect((await add('matches/m1')).body).toEqual({ data: { ...answer, is_favourite } })
  }
  expect(await ids('matches')).toEqual(['m1'])
  for (const is_favourite of [false, false]) {
    const { body } = await api.request('DELETE', at('matches/m1'), { token })
    expect(body).toEqual({ data: { ...answer, is_favourite } })
  }
})

test('a player does not see the favourites of another player', async () => {
  const other = await api.signIn('empty')
  await add('matches/m1')
  expect(await ids('matches', other)).toEqual([])
  await api.request('DELETE', at('matches/m1'), { token: other })
  expect(await ids('matches')).toEqual(['m1'])
})

test('without a session: 401 with 11', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const { status, body } = await api.request(method, at(method === 'GET' ? 'matches' : 'matches/m1'))
    expect([status, (body as { code: number }).code]).toEqual([401, 11])
  }
})

test.each([
  ['tournaments', '100', 'First League', { slug: 'first-league', count: 2 }],
  ['categories', '10', 'Norland', { slug: 'norland', count: 2 }],
  ['sports', '1', 'Soccer', { slug: null, count: 2 }],
  ['competitors', 'h', 'Harbour Town', { slug: null, count: 2 }],
  ['matches', 'm3', 'Harbour Town – Ashford Rovers', { slug: 'harbour-town-ashford-rovers-m3', count: 0 }],
])(
  'of %s, what is marked has its name, its page and its matches',
  async (type, id, name, { slug, count }) => {
    await add(`${type}/${id}`)
    const [favourite] = await list(type)
    expect(favourite).toMatchObject({ type, id, name, slug, matches_count: count, sport: { key: 'soccer' } })
    expect(favourite!.match_ids).toEqual(count === 2 ? ['m2', 'm1'] : [])
  },
)

test('names are in the language of the request', async () => {
  await add('tournaments/100')
  expect((await list('tournaments', token, 'de')).map(({ name }) => name)).toEqual(['Erste Liga'])
})

test('filtered by the state of matches or by open bets, favourites without such a match are left out', async () => {
  for (const id of ['m1', 'm2', 'm3']) await add(`matches/${id}`)
  expect(await ids('matches?match_status=1')).toEqual(['m1'])
  expect(await ids('matches?match_status=4')).toEqual(['m3'])
  expect((await ids('matches?is_bettable=true')).toSorted()).toEqual(['m1', 'm2'])
  expect((await ids('matches')).toSorted()).toEqual(['m1', 'm2', 'm3'])
})

test('what is not there cannot be marked: 404, and of an unknown type: 400', async () => {
  expect((await add('matches/none')).status).toBe(404)
  expect((await add('horses/m1')).status).toBe(400)
})

test('[FAVOURITE-2] beyond the limit of a type: 422 with 130; a repeated mark, and another type, still succeed', async () => {
  const [{ id: player }] = (await api.db
    .selectFrom('players')
    .select('id')
    .where('email', 'like', 'demo@%')
    .execute()) as [{ id: string }]
  const names = JSON.stringify({ en: 'x' })
  const rows = Array.from({ length: FAVOURITES_MAX }, (_, index) => `c${index}`)
  await api.db
    .insertInto('competitors')
    .values(rows.map(id => ({ id, sport_id: '1', names, crest: 'solid-blue-white' })))
    .execute()
  await api.db
    .insertInto('favourites')
    .values(rows.map(id => ({ player_id: player, type: 'competitors' as const, id, added_at: 1 })))
    .execute()
  const { status, body } = await add('competitors/h')
  expect([status, (body as { code: number }).code]).toEqual([422, 130])
  expect((await add('competitors/c7')).status).toBe(200)
  expect((await add('matches/m1')).status).toBe(200)
})

test('what is no longer there takes no place', async () => {
  const [{ id: player }] = (await api.db
    .selectFrom('players')
    .select('id')
    .where('email', 'like', 'demo@%')
    .execute()) as [{ id: string }]
  await api.db
    .insertInto('favourites')
    .values(
      Array.from({ length: FAVOURITES_MAX }, (_, index) => ({
        player_id: player,
        type: 'matches' as const,
        id: `gone-${index}`,
        added_at: 1,
      })),
    )
    .execute()
  expect((await add('matches/m1')).status).toBe(200)
  expect(await ids('matches')).toEqual(['m1'])
})

test('of many matches all are counted, and the first forty by start are listed, whatever their status', async () => {
  const many = Array.from({ length: 45 }, (_, n) => ({ id: `many-${n}`, startTime: 10_000 + ((n * 7) % 45) }))
  for (const [n, match] of many.entries())
    await seedMatch(api.db, { ...match, sportId: '2', status: n % 2 === 0 ? 0 : 1 })
  await add('sports/2')
  const [sport] = await list('sports')
  expect(sport!.matches_count).toBe(45)
  const byStart = many.toSorted((one, other) => one.startTime - other.startTime).map(({ id }) => id)
  expect(sport!.match_ids).toEqual(byStart.slice(0, 40))
})
