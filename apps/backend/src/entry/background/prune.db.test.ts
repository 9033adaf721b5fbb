import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { MATCH_STATUS } from '@touchline/domain/match'
import { checkLedger } from '#api/ledger'
import { createSettlement } from '#api/settlement'
import { createTestApi, legOf, seedMatch, sendBets, writeResults, type TestApi } from '#testing'
import { prune } from './prune.ts'

const DAY_MS = 86_400_000
const DAYS = 30

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

async function place(matchId: string, odds = 2000, key: string = randomUUID()) {
  const bet = {
    type: 'single',
    stake: { value: 100, currency: 'EUR' },
    selections: [legOf(matchId, '1', odds)],
  }
  const { status, body } = await sendBets(api, [bet], { token, key })
  return { key, status, body }
}
/** Sets the matches to have ended this many days ago. */
async function end(ids: readonly string[], daysAgo: number): Promise<void> {
  const finished = { status: MATCH_STATUS.finished, finished_at: api.clock.now() - daysAgo * DAY_MS }
  await api.db.updateTable('matches').set(finished).where('id', 'in', ids).execute()
}
const idsOf = async (table: 'matches' | 'markets') => {
  const column = table === 'matches' ? 'id' : 'match_id'
  const rows = await api.db.selectFrom(table).select(`${column} as id`).orderBy(column).execute()
  return rows.map(({ id }) => id)
}
const settle = async (matchId: string) => {
  await writeResults(api.db, matchId, { 1: 'win_entire', 2: 'lose_entire' }, api.clock.now())
  const { db, clock } = api
  const onError = (error: unknown) => expect.fail(String(error))
  await createSettlement({ db, newId: randomUUID, now: () => clock.now(), onError }).drain()
}

test('old matches are deleted, except those with bets; then only their markets are deleted, once the bets are settled', async () => {
  for (const id of ['live', 'recent', 'old', 'settled', 'open']) await seedMatch(api.db, { id })
  for (const id of ['settled', 'open']) expect((await place(id)).status).toBe(200)
  await settle('settled')
  await end(['recent'], DAYS - 1)
  await end(['old', 'settled', 'open'], DAYS + 1)
  const bets = await api.request('GET', '/api/sportsbook/v3/bets', { token })
  const results = await api.db.selectFrom('outcome_results').selectAll().execute()

  await prune(api.db, api.clock.now(), DAYS)
  expect(await idsOf('matches')).toEqual(['live', 'open', 'recent', 'settled'])
  expect(await idsOf('markets')).toEqual(['live', 'open', 'recent'])
  expect((await api.request('GET', '/api/sportsbook/v3/bets', { token })).body).toEqual(bets.body)
  expect(await api.db.selectFrom('outcome_results').selectAll().execute()).toEqual(results)

  await settle('open')
  expect(await checkLedger(api.db)).toEqual([])
})

test('a bet that was refused keeps no markets: its legs never get a result', async () => {
  await seedMatch(api.db, { id: 'refused' })
  const placed = await place('refused')
  const [bet] = (placed.body as CallReply<'placeBets'>).data
  await api.db.updateTable('bets').set({ status: 'rejected' }).where('id', '=', bet!.id).execute()
  await end(['refused'], DAYS + 1)
  await prune(api.db, api.clock.now(), DAYS)
  expect(await idsOf('matches')).toContain('refused')
  expect(await idsOf('markets')).not.toContain('refused')
})

test('a match whose results wait to be settled stays', async () => {
  await seedMatch(api.db, { id: 'queued' })
  await end(['queued'], DAYS + 1)
  await api.db.insertInto('settlement_queue').values({ match_id: 'queued', created_at: 0 }).execute()
  await prune(api.db, api.clock.now(), DAYS)
  expect(await idsOf('matches')).toContain('queued')
})

test('[M6] a key is never forgotten, and gets its first answer however late it is repeated', async () => {
  await seedMatch(api.db, { id: 'priced' })
  const taken = await place('priced')
  const refused = await place('priced', 2500)
  expect([taken.status, refused.status]).toEqual([200, 422])
  await prune(api.db, api.clock.now() + 10_000 * DAY_MS, DAYS)
  token = await api.signIn()
  expect(await place('priced', 2000, taken.key)).toEqual(taken)
  expect(await place('priced', 2500, refused.key)).toEqual(refused)
})

test('sessions are deleted once they ended that long ago', async () => {
  const player = await api.db.selectFrom('players').select('id').limit(1).executeTakeFirstOrThrow()
  const session = (name: string, expires: number) => ({
    token_hash: name,
    player_id: player.id,
    created_at: 0,
    seen_at: 0,
    expires_at: api.clock.now() + expires,
  })
  await api.db
    .insertInto('sessions')
    .values([session('long over', -(DAYS + 1) * DAY_MS), session('over', -DAY_MS), session('good', DAY_MS)])
    .execute()
  await prune(api.db, api.clock.now(), DAYS)
  const names = (await api.db.selectFrom('sessions').select('token_hash').execute()).map(
    row => row.token_hash,
  )
  expect(names).toEqual(expect.arrayContaining(['over', 'good']))
  expect(names).not.toContain('long over')
})

test('more rows than one statement deletes are all deleted', async () => {
  const rows = Array.from({ length: 1_200 }, (_, n) => ({
    token_hash: `many ${n}`,
    player_id: '1001',
    created_at: 0,
    seen_at: 0,
    expires_at: 0,
  }))
  await api.db.insertInto('sessions').values(rows).execute()
  await prune(api.db, api.clock.now(), DAYS)
  const left = await api.db.selectFrom('sessions').select('token_hash').where('expires_at', '=', 0).execute()
  expect(left).toEqual([])
})

test('offers and rules of bets are deleted once those ended that long ago, not earlier', async () => {
  const { clock, db } = api
  await seedMatch(db, { id: 'offered' })
  for (let n = 0; n < 2; n++) await place('offered')
  const bets = await db
    .selectFrom('bet_legs')
    .select('bet_id')
    .where('match_id', '=', 'offered')
    .orderBy('bet_id')
    .execute()
  const [over, running] = bets.map(({ bet_id }) => bet_id) as [string, string]
  for (const bet_id of [over, running]) {
    await db.insertInto('cashout_rules').values({ bet_id, at_least: 500, created_at: 0 }).execute()
    await db
      .insertInto('cashout_offers')
      .values({ bet_id, value: 90, because: null, version: 1, bet_version: 1, priced_at: 0 })
      .execute()
  }
  const ended = { status: 'done', settled_at: clock.now() - (DAYS + 1) * DAY_MS } as const
  await db.updateTable('bets').set(ended).where('id', '=', over).execute()
  await prune(db, clock.now(), DAYS)
  for (const table of ['cashout_offers', 'cashout_rules'] as const) {
    const left = await db.selectFrom(table).select('bet_id').where('bet_id', 'in', [over, running]).execute()
    expect(left).toEqual([{ bet_id: running }])
  }
})
