import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply, OutrightWire } from '@touchline/contract'
import { createTestApi, MARKET_WINNER, seedMatch, seedRace, TEST_NOW, type TestApi } from '#testing'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedMatch(api.db, { id: '1000', startTime: TEST_NOW })
  await seedRace(api.db, { id: '3000', startTime: TEST_NOW })
})
afterAll(() => api.close())

async function get<Body>(path: string, language = 'en'): Promise<Body> {
  const { status, body } = await api.request('GET', `/api/sportsbook${path}`, {
    headers: { 'accept-language': language },
  })
  expect(status).toBe(200)
  return body as Body
}
const idsOf = ({ data }: CallReply<'getMatches'>) => data.map(({ id }) => id)

test('a list contains matches unless races or outrights are requested', async () => {
  expect(idsOf(await get('/matches'))).toEqual(['1000'])
  expect(idsOf(await get('/matches?type=race'))).toEqual(['3000'])
  expect(idsOf(await get('/matches?type=outright'))).toEqual([])
})

test('a race comes by its id or slug with its name and runners in the language, and its winner market', async () => {
  const { data } = await get<CallReply<'getMatch'>>('/matches/harbour-stakes-3000?sport_key=soccer', 'de')
  expect(data).toMatchObject({
    id: '3000',
    type: 'race',
    name: 'Hafenrennen',
    competitors: [{ id: 'r1', name: 'Läufer 1', number: 1, withdrawn: false, racecard: null }, {}, {}],
    end_date: null,
    main_market: {
      id: MARKET_WINNER,
      name: 'Sieger',
      outcomes: [{ id: 'r1', name: 'Läufer 1', odds: 2000 }, {}, {}],
    },
  })
})

test('its markets name the runners', async () => {
  const { data } = await get<CallReply<'getMatchMarkets'>>('/matches/3000/markets')
  expect(data[0]!.outcomes.map(({ name }) => name)).toEqual(['Runner 1', 'Runner 2', 'Runner 3'])
})

test('counters count one type at a time', async () => {
  const count = async (body: object) =>
    (await api.request('POST', '/api/sportsbook/counters', { body })).body as CallReply<'getCounters'>
  expect((await count({})).data.sports).toEqual({ 1: 1 })
  expect((await count({ type: 'race' })).data).toMatchObject({ live: 0, sports: { 1: 1 } })
})

test('its card has a runner’s jockey and last results, in the language; after the race, as before it', async () => {
  const racecard = {
    jockey: { en: 'T. Hartley', ar: 'ت. هارتلي' },
    trainer: { en: 'R. Whitmore', ar: 'ر. ويتمور' },
    age: 4,
    weight: 57.5,
  }
  await api.db
    .updateTable('event_competitors')
    .set({ racecard: JSON.stringify(racecard) })
    .where('competitor_id', '=', 'r1')
    .execute()
  await api.db
    .updateTable('competitors')
    .set({ form: [1, 3, 2, 10] })
    .where('id', '=', 'r1')
    .execute()
  const card = async (language: string) =>
    (await get<CallReply<'getMatch'>>('/matches/3000', language)).data as OutrightWire
  expect((await card('ar')).competitors[0]!.racecard).toEqual({
    jockey: 'ت. هارتلي',
    trainer: 'ر. ويتمور',
    age: 4,
    weight: 57.5,
    form: [1, 3, 2, 10],
  })
  await api.db
    .updateTable('event_competitors')
    .set({ form: [4, 1, 3, 2] })
    .where('competitor_id', '=', 'r1')
    .execute()
  expect((await card('en')).competitors[0]!.racecard).toMatchObject({
    jockey: 'T. Hartley',
    form: [4, 1, 3, 2],
  })
})
