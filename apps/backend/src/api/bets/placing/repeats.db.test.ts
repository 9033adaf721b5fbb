import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DraftBetWire } from '@touchline/contract'
import { createTestApi, legOf, seedMatch, sendBets, type TestApi } from '#testing'

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  for (const id of ['1', '2']) await seedMatch(api.db, { id })
})
afterAll(() => api.close())

const single = (matchId: string, odds = 2000): DraftBetWire => ({
  type: 'single',
  stake: { value: 100, currency: 'EUR' },
  selections: [legOf(matchId, '1', odds)],
})

async function place(bets: DraftBetWire[], key: string) {
  const { status, body } = await sendBets(api, bets, { token, key })
  await api.counter.flush()
  return { status, body }
}
async function popularity(): Promise<Record<string, number>> {
  const rows = await api.db.selectFrom('matches').select(['id', 'bets_count']).orderBy('id').execute()
  return Object.fromEntries(rows.map(row => [row.id, row.bets_count]))
}

/** Every row that placing could touch. */
async function everything(): Promise<unknown> {
  const tables = [
    'accounts',
    'bets',
    'bet_legs',
    'ledger_entries',
    'ledger_transactions',
    'matches',
    'outbox',
  ]
  return await Promise.all(
    [...tables, 'placements'].map(async table => {
      const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t`.execute(
        api.db,
      )
      return rows.map(({ row }) => row).toSorted()
    }),
  )
}

test('[M4] a repeated answer has no side effect at all, not even on how popular its match is', async () => {
  const key = randomUUID()
  const first = await place([single('1')], key)
  const before = await everything()
  expect(first.status).toBe(200)
  expect(await place([single('1')], key)).toEqual(first)
  expect((await place([single('2')], key)).status).toBe(422)
  expect(await everything()).toEqual(before)
})

test('only bets that are taken make a match popular', async () => {
  const before = await popularity()
  expect((await place([single('1'), single('2', 2100)], randomUUID())).status).toBe(200)
  expect(await popularity()).toEqual({ ...before, 1: before['1']! + 1 })
})
