import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { takeMatches } from '#store'
import { countWaiting } from '#testing'
import { openCashoutFixture, type CashoutFixture } from '../testing/cashoutFixture.ts'

const DELAY_MS = 5_000

let fixture: CashoutFixture
let match = ''
let number = 6_000
beforeAll(async () => {
  fixture = await openCashoutFixture('soccer:5')
})
afterAll(() => fixture.api.close())
beforeEach(async () => {
  match = String(++number)
  await fixture.seed(match)
  await beatAgo(0)
})

const beatAgo = (ms: number) =>
  fixture.api.db
    .updateTable('providers')
    .set({ alive_at: fixture.api.clock.now() - ms })
    .execute()
async function offered(live = false) {
  const { id } = await fixture.place([{ match }])
  if (live) await fixture.play(match)
  const { value } = await fixture.offer(id)
  return { id, value: value! }
}
/** Has the feed write a match while `during` runs. */
async function whileFeedWrites<T>(during: () => Promise<T>): Promise<T> {
  const locked = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const turn = fixture.api.db.transaction().execute(async trx => {
    await takeMatches(trx, [match])
    locked.resolve()
    await end.promise
  })
  await locked.promise
  const result = await during().finally(end.resolve)
  await turn
  return result
}

test('[FRESH-6] a price older than 10 s is not cashed out at: 122, and the bet runs on', async () => {
  const { id, value } = await offered()
  await beatAgo(10_001)
  const refused = await fixture.cashOut({ bet_id: id, to_cashout: value })
  expect(refused).toMatchObject({ status: 409, error: { code: 122, details: { because: 'suspended' } } })
  await beatAgo(10_000)
  expect(await fixture.cashOut({ bet_id: id, to_cashout: value })).toMatchObject({ status: 200 })
})

test('[FRESH-6] the offer is suspended while the price is too old, and back when it is fresh', async () => {
  const { id, value } = await offered()
  await beatAgo(10_001)
  expect(await fixture.offer(id)).toMatchObject({ value: null, because: 'suspended' })
  await beatAgo(0)
  expect(await fixture.offer(id)).toMatchObject({ value, because: null })
})

test('[DELAY-5] a cash-out that waited is not decided on a beat older than 3 s, and is with the next', async () => {
  const { id, value } = await offered(true)
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  fixture.api.clock.advance(DELAY_MS)
  await beatAgo(3_001)
  await fixture.cashouts.deciding.drain()
  expect(await fixture.bet(id)).toMatchObject({ status: 'cashout_in_progress' })
  await beatAgo(3_000)
  await fixture.cashouts.deciding.drain()
  expect(await fixture.bet(id)).toMatchObject({ status: 'cashed_out' })
})

test('[FRESH-6] nor is one decided at a price older than 10 s: it is refused, and the bet runs on', async () => {
  const { id, value } = await offered(true)
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  fixture.api.clock.advance(DELAY_MS)
  await beatAgo(10_001)
  await fixture.cashouts.deciding.drain()
  expect(await fixture.bet(id)).toMatchObject({ status: 'waiting_results' })
})

test('a cash-out that is refused waits for no match', async () => {
  const { id, value } = await offered()
  const refused = await whileFeedWrites(() => fixture.cashOut({ bet_id: id, to_cashout: value * 2 }))
  expect(refused).toMatchObject({ status: 409, error: { code: 121 } })
})

test('one that would be paid waits for the feed, and counts the price that it wrote', async () => {
  const { id, value } = await offered()
  let paying: ReturnType<CashoutFixture['cashOut']> | undefined
  await fixture.api.db.transaction().execute(async trx => {
    await takeMatches(trx, [match])
    paying = fixture.cashOut({ bet_id: id, to_cashout: value })
    await expect.poll(() => countWaiting(fixture.api.databaseUrl)).toBeGreaterThan(0)
    await trx.updateTable('markets').set({ status: -1 }).where('match_id', '=', match).execute()
  })
  expect(await paying).toMatchObject({ status: 409, error: { code: 122 } })
})
