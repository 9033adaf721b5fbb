import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { openDatabase } from '#store'
import { createTestApi, seedMatch, seedRace, type TestApi } from '#testing'
import { searchCatalogue } from './searchCatalogue.ts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  const names = (en: string, more: object = {}) => JSON.stringify({ en, ...more })
  await api.db
    .insertInto('competitors')
    .values([
      { id: 'c', sport_id: '1', names: names('Calder City', { ar: 'كالدر سيتي' }), crest: 'x' },
      { id: 'm', sport_id: '1', names: names('FC Müller-Ørsted', { de: 'FC Müller-Ørsted' }), crest: 'x' },
      { id: 'k', sport_id: '1', names: names('Caldera Kings'), crest: 'x' },
    ])
    .execute()
  await seedMatch(api.db, { id: 'later', status: 0, startTime: 9_000 })
  await seedMatch(api.db, { id: 'soon', status: 0, startTime: 1_000 })
  await seedMatch(api.db, { id: 'live', status: 1, startTime: 20_000 })
  await seedMatch(api.db, { id: 'over', status: 4 })
  const sides = { soon: ['c', 'a'], live: ['k', 'm'] } as const
  for (const [id, [home_id, away_id]] of Object.entries(sides)) {
    await api.db.updateTable('matches').set({ home_id, away_id }).where('id', '=', id).execute()
  }
})
afterAll(() => api.close())

async function request(query: string, language = 'en') {
  const { status, body } = await api.request('GET', `/api/sportsbook/search?${query}`, {
    headers: { 'accept-language': language },
  })
  return { status, body: body as CallReply<'search'> & { fields?: Record<string, string> } }
}
async function matches(words: string, more = '', language = 'en') {
  const { body } = await request(`q=${encodeURIComponent(words)}${more}`, language)
  return body.data.matches.map(({ id }) => id)
}

test.each(['ab', '  a  ', '---', 'x'.repeat(51)])(
  '[SEARCH-1] %j is no search: 400, with q among the fields',
  async text => {
    const { status, body } = await request(`q=${encodeURIComponent(text)}`)
    expect(status).toBe(400)
    expect(Object.keys(body.fields ?? {})).toEqual(['q'])
  },
)

test('live events come first, then those whose word is whole, then by kick-off; what is over is not found', async () => {
  expect(await matches('cald')).toEqual(['live', 'soon'])
  expect(await matches('ashford')).toEqual(['soon', 'later'])
  expect(await matches('ashford', '&match_status=4')).toEqual(['over'])
})

test.each([
  ['muller', 'de'],
  ['MÜLLER', 'en'],
  ['orsted', 'en'],
  ['müller ørs', 'en'],
  ['Мюллер', 'ru'],
  ['Μύλλερ', 'el'],
  ['kaldera', 'en'],
])(
  '[SEARCH-2] %s finds FC Müller-Ørsted – Caldera Kings, whatever marks, case and script',
  async (words, language) => {
    expect(await matches(words, '', language)).toContain('live')
  },
)

test('[SEARCH-3] a name in Arabic is found in Arabic, in any language of the page', async () => {
  expect(await matches('كالدر', '', 'ar')).toEqual(['soon'])
  expect(await matches('كالدر', '', 'en')).toEqual(['soon'])
})

test('[SEARCH-3] two consonants are the sound of a whole word, not of its beginning', async () => {
  expect(await matches('kala')).toEqual([])
  expect(await matches('koldr')).toContain('soon')
})

test('[SEARCH-4] what only sounds like a name in another script, and is spelt otherwise, is not found', async () => {
  await api.db
    .insertInto('competitors')
    .values({ id: 'w', sport_id: '1', names: JSON.stringify({ en: 'Wanderers', ur: 'وانڈررز' }), crest: 'x' })
    .execute()
  await seedMatch(api.db, { id: 'wander', status: 0, startTime: 30_000 })
  await api.db.updateTable('matches').set({ home_id: 'w' }).where('id', '=', 'wander').execute()
  api.clock.advance(10_001)
  expect(await matches('wandrers')).toEqual(['wander'])
  expect(await matches('norzzz')).toEqual([])
  expect(await matches('wandrers norzzz')).toEqual([])
  await api.db.deleteFrom('matches').where('id', '=', 'wander').execute()
})

test('all words have to be there, each of either side, or of the league', async () => {
  expect(await matches('calder ashford')).toEqual(['soon'])
  expect(await matches('ashf cal')).toEqual(['soon'])
  expect(await matches('calder first league')).toEqual(['live', 'soon'])
  expect(await matches('calder hoops')).toEqual([])
})

test('leagues are found by their name, country and sport, with how much there is', async () => {
  const { body } = await request('q=norland%20first')
  expect(body.data.tournaments.map(({ tournament, ...counts }) => [tournament.name, counts])).toEqual([
    ['First League', { matches_count: 3, live_count: 1 }],
  ])
  expect((await request('q=Erste%20Liga', 'de')).body.data.tournaments[0]?.tournament.name).toBe('Erste Liga')
})

test('markets are found by their name, and those of an event by its name beside it', async () => {
  const one = await request('q=calder%201x2')
  expect(one.body.data.markets.map(({ event, market }) => [event.id, market.name])).toEqual([
    ['live', 'Full-time result'],
    ['soon', 'Full-time result'],
  ])
  expect((await request('q=1x2')).body.data.markets.length).toBe(3)
  expect((await request('q=hoops%201x2')).body.data.markets).toEqual([])
})

test('a search for names of events only leaves out leagues and markets', async () => {
  const { body } = await request('q=first%20league&only_events_name=true')
  expect(body.data).toEqual({ markets: [], matches: [], tournaments: [] })
  expect(await matches('calder', '&only_events_name=true')).toEqual(['live', 'soon'])
})

test('a kind of sport can be requested', async () => {
  expect(await matches('calder', '&sport_type=cyber')).toEqual([])
  expect(await matches('calder', '&sport_type=regular')).toEqual(['live', 'soon'])
})

test('what was renamed is found by the new name, no longer by the old', async () => {
  await api.db
    .updateTable('competitors')
    .set({ names: JSON.stringify({ en: 'Wexley' }) })
    .where('id', '=', 'k')
    .execute()
  api.clock.advance(10_001)
  expect(await matches('wexley')).toEqual(['live'])
  expect(await matches('caldera')).not.toContain('live')
})

test('an outright that is removed leaves no words behind', async () => {
  const { db } = api
  await seedRace(db, { id: 'race' })
  const words = () => db.selectFrom('search_words').select('word').where('id', '=', 'race').execute()
  api.clock.advance(10_001)
  expect(await matches('stakes')).toEqual(['race'])
  expect(await words()).not.toEqual([])
  await db.deleteFrom('matches').where('id', '=', 'race').execute()
  api.clock.advance(10_001)
  expect(await matches('stakes')).toEqual([])
  expect(await words()).toEqual([])
})

test('signs that mean something to the database find nothing, and break nothing', async () => {
  for (const words of ['%%%', '___', "'; drop table", '\\\\\\\\', 'cal%']) {
    expect((await request(`q=${encodeURIComponent(words)}`)).status).toBeLessThan(500)
  }
  expect(await matches('c_lder')).toEqual([])
})

test('among 2,000 matches a search reads by indexes', async () => {
  await sql`insert into competitors select 'x' || n, '1', jsonb_build_object('en', 'Side ' || md5(n::text)), 'x' from generate_series(1, 900) n`.execute(
    api.db,
  )
  await sql`insert into matches (id, urn_id, slug, sport_id, category_id, tournament_id, home_id, away_id, provider, has_video, start_time,
      status, version, state, sim, max_period_number, available_markets, top_markets, updated_at)
    select 'x' || n, 'x' || n, 'x-' || n, sport_id, category_id, tournament_id, 'x' || (1 + n % 900), 'x' || (1 + (n * 7) % 900), provider,
      has_video, n, 0, version, state, sim, max_period_number, available_markets, top_markets, updated_at
    from matches, generate_series(1, 2000) n where id = 'soon'`.execute(api.db)
  api.clock.advance(10_001)
  await request('q=calder')
  await sql`analyze`.execute(api.db)
  // One connection, so that its statistics are flushed before they are read.
  const db = openDatabase(api.databaseUrl, { maxConnections: 1 })
  const scans = async () => {
    await sql`select pg_stat_force_next_flush()`.execute(db)
    const { rows } = await sql`select relname, seq_tup_read from pg_stat_user_tables
      where relname in ('matches', 'search_words') order by 1`.execute(db)
    return rows
  }
  const before = await scans()
  const filter = { statuses: [0, 1, 2], sportType: undefined, onlyEvents: false, hidden: [] } as const
  const found = await searchCatalogue(db, { words: ['calder', 'ashford'], locale: 'en', ...filter })
  expect(found.matches.map(({ id }) => id)).toEqual(['soon'])
  expect(await scans()).toEqual(before)
  await db.destroy()
})
