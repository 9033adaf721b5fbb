import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { createTestApi, seedMatch, type TestApi } from '#testing'

let api: TestApi
let id = '5000'
beforeAll(async () => {
  api = await createTestApi()
})
beforeEach(async () => {
  id = String(Number(id) + 100)
  await seedMatch(api.db, { id, startTime: 10_000 })
})
afterAll(() => api.close())

type Data<Type> = Extract<CallReply<'getStatistics'>['data'], { type: Type }>
async function request<Type extends 'summary' | 'timeline' | 'head-to-head'>(type: Type, of = id) {
  const reply = await api.request('GET', `/api/sportsbook/matches/${of}/${type}`)
  return (reply.body as { data: Data<Type> }).data
}

async function seedPast(number: number, startTime: number, home: number, away: number, isSwapped = false) {
  const past = String(Number(id) + number)
  await seedMatch(api.db, { id: past, status: 4, startTime })
  const state = JSON.stringify({ status: 4, stage: 'ended', score: { home, away }, periodScores: [] })
  const sides = isSwapped ? { home_id: 'a', away_id: 'h' } : {}
  await api.db
    .updateTable('matches')
    .set({ state, ...sides })
    .where('id', '=', past)
    .execute()
  return past
}

test('[STATS-3] a match that has not begun has no figures and no timeline', async () => {
  expect(await request('summary')).toEqual({ type: 'summary', lines: [] })
  expect(await request('timeline')).toEqual({ type: 'timeline', incidents: [] })
})

test('the figures of a match are those its feed committed with it', async () => {
  const sim = JSON.stringify({ story: { counts: { ball: [300, 100], corners: [4, 2] } } })
  await api.db.updateTable('matches').set({ sim }).where('id', '=', id).execute()
  const { lines } = await request('summary')
  expect(lines.filter(({ home }) => home)).toEqual([
    { key: 'possession', unit: 'percent', home: 75, away: 25 },
    { key: 'corners', unit: 'count', home: 4, away: 2 },
  ])
})

test('a timeline lists incidents in their order', async () => {
  const happened = [
    { kind: 'goal', side: 'home', period: '1st_half', moment: '12', home: 1, away: 0 },
    { kind: 'yellow_card', side: 'away', period: '1st_half', moment: '45+1', home: 1, away: 0 },
    { kind: 'period_end', side: null, period: '1st_half', moment: '45+3', home: 1, away: 0 },
  ] as const
  for (const incident of happened) {
    await api.db
      .insertInto('match_incidents')
      .values({ match_id: id, ...incident })
      .execute()
  }
  expect((await request('timeline')).incidents).toEqual(happened)
})

test('meetings are the last five that are over, at either home, and form is how they went for the side', async () => {
  await api.db.deleteFrom('matches').where('status', '=', 4).execute()
  const won = await seedPast(1, 1_000, 2, 0)
  const lost = await seedPast(2, 2_000, 3, 1, true)
  const drawn = await seedPast(3, 3_000, 1, 1)
  // An upcoming match, an abandoned one and a later one are not past matches.
  await seedMatch(api.db, { id: String(Number(id) + 4), status: 0, startTime: 4_000 })
  await seedMatch(api.db, { id: String(Number(id) + 5), status: 3, startTime: 5_000 })
  await seedPast(6, 11_000, 9, 9)
  const { meetings, home_form, away_form } = await request('head-to-head')
  expect(meetings.map(past => past.id)).toEqual([drawn, lost, won])
  expect(meetings[1]).toEqual({
    id: lost,
    slug: `harbour-town-ashford-rovers-${lost}`,
    start_time: 2_000,
    tournament_name: 'First League',
    home: { id: 'a', name: 'Ashford Rovers' },
    away: { id: 'h', name: 'Harbour Town' },
    score: { home: 3, away: 1 },
  })
  expect(home_form.map(({ result }) => result)).toEqual(['drawn', 'lost', 'won'])
  expect(away_form.map(({ result }) => result)).toEqual(['drawn', 'won', 'lost'])
  for (const number of [10, 11, 12]) await seedPast(number, 6_000 + number, 0, 0)
  expect((await request('head-to-head')).meetings).toHaveLength(5)
})

test('names are in the language of the request', async () => {
  const past = await seedPast(1, 9_000, 2, 0)
  const { body } = await api.request('GET', `/api/sportsbook/matches/${id}/head-to-head`, {
    headers: { 'accept-language': 'de' },
  })
  const { data } = body as { data: Data<'head-to-head'> }
  expect(data.meetings.find(meeting => meeting.id === past)!.home.name).toBe('Hafenstadt')
})

test.each([
  ['no such match', '/matches/1/summary', 404],
  ['no such statistics', '/matches/1/line-ups', 400],
])('%s is refused', async (_what, path, status) => {
  expect((await api.request('GET', `/api/sportsbook${path}`)).status).toBe(status)
})
