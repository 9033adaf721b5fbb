import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { checkLedger } from '#api/ledger'
import { createTestApi, seedMatch, sendBets, singleOf, writeResults, type TestApi } from '#testing'
import { createSettlement } from './createSettlement.ts'

const STAKE = 1_000

let api: TestApi
let token: string

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

function settlementOf(newId: () => string) {
  const errors: unknown[] = []
  const settlement = createSettlement({
    db: api.db,
    newId,
    now: () => api.clock.now(),
    onError: error => errors.push(error),
    sliceSize: 2,
  })
  return { settlement, errors }
}

async function place(match: string): Promise<string> {
  const { body } = await sendBets(api, [singleOf(match, STAKE)], { token })
  return (body as CallReply<'placeBets'>).data[0]!.id
}

/** Statuses of the bets in id order, which is the order of the slices. */
async function statusesOf(ids: readonly string[]): Promise<string[]> {
  const rows = await api.db.selectFrom('bets').select('status').where('id', 'in', ids).orderBy('id').execute()
  return rows.map(({ status }) => status)
}

async function payoutsOf(ids: readonly string[]): Promise<number> {
  const rows = await api.db
    .selectFrom('ledger_transactions')
    .select('id')
    .where('kind', '=', 'payout')
    .where('bet_id', 'in', ids)
    .execute()
  return rows.length
}

const queued = () => api.db.selectFrom('settlement_queue').selectAll().execute()

async function seedBets(match: string, count: number): Promise<string[]> {
  await seedMatch(api.db, { id: match })
  const ids: string[] = []
  for (let i = 0; i < count; i++) ids.push(await place(match))
  return ids
}

test('a match with more bets than one transaction takes is settled slice by slice, each bet once', async () => {
  const ids = await seedBets('many', 5)
  const { settlement, errors } = settlementOf(randomUUID)
  await writeResults(api.db, 'many', { '1': 'win_entire' }, api.clock.now())
  await settlement.drain()
  await settlement.drain()
  expect(await statusesOf(ids)).toEqual(['done', 'done', 'done', 'done', 'done'])
  expect(await payoutsOf(ids)).toBe(5)
  expect(await queued()).toEqual([])
  const { unread_version: published } = await api.db
    .selectFrom('players')
    .innerJoin('bets', 'bets.player_id', 'players.id')
    .select('unread_version')
    .where('bets.id', '=', ids[0]!)
    .executeTakeFirstOrThrow()
  // Once for each slice that ended bets of this player.
  expect(published).toBe(3)
  expect(errors).toEqual([])
  expect(await checkLedger(api.db)).toEqual([])
})

test('[M14] after a failure between two slices the paid bets stay paid, and the rest continues', async () => {
  const ids = await seedBets('failing', 3)
  let made = 0
  const { settlement, errors } = settlementOf(() => {
    made++
    if (made === 3) throw new Error('The power is gone.')
    return randomUUID()
  })
  await writeResults(api.db, 'failing', { '1': 'win_entire' }, api.clock.now())
  await settlement.drain()
  expect(errors).toHaveLength(1)
  expect(await statusesOf(ids)).toEqual(['done', 'done', 'waiting_results'])
  expect(await payoutsOf(ids)).toBe(2)
  expect(await queued()).toHaveLength(1)
  await settlement.drain()
  expect(errors).toHaveLength(1)
  expect(await statusesOf(ids)).toEqual(['done', 'done', 'done'])
  expect(await payoutsOf(ids)).toBe(3)
  expect(await queued()).toEqual([])
  expect(await checkLedger(api.db)).toEqual([])
})

test('stopped between two slices it leaves the rest in the queue', async () => {
  const ids = await seedBets('stopping', 3)
  await writeResults(api.db, 'stopping', { '1': 'win_entire' }, api.clock.now())
  const stopped = settlementOf(() => {
    void stopped.settlement.stop()
    return randomUUID()
  })
  await stopped.settlement.drain()
  expect(await statusesOf(ids)).toEqual(['done', 'done', 'waiting_results'])
  expect(await queued()).toHaveLength(1)
  await settlementOf(randomUUID).settlement.drain()
  expect(await statusesOf(ids)).toEqual(['done', 'done', 'done'])
  expect(await payoutsOf(ids)).toBe(3)
})
