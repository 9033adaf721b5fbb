import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { drawNumbers, nextJackpot } from '@touchline/domain/lottery'
import { checkLedger } from '#api/ledger'
import { hashToken } from '#api/session'
import { createTestApi, onOwnerPath, type TestApi } from '#testing'
import { lotteryOf } from './lotteries.ts'
import { planDraws } from './planDraws.ts'
import { playDraws } from './playDraws.ts'
import { belowOf, hashSeed } from './seeds.ts'
import { sellTicket, type TicketOrder } from './sellTicket.ts'

const KENO = lotteryOf('quick-keno')!
const TEN_MINUTES = 600_000

let api: TestApi
let seeds = 0
let tokenHash: string
beforeAll(async () => {
  api = await createTestApi()
  tokenHash = hashToken(await api.signIn())
})
afterAll(() => api.close())
beforeEach(round)

const newSeed = () => createHash('sha256').update(`seed ${seeds++}`).digest('hex')
async function round(): Promise<void> {
  await planDraws(api.db, { newSeed, now: api.clock.now() })
  await playDraws(api.db, { newId: randomUUID, now: api.clock.now })
}
async function request<Reply>(path: string): Promise<Reply> {
  const { status, body } = await api.request('GET', `/api/sportsbook/lotteries${path}`)
  expect(status).toBe(200)
  return body
}
const keno = (query = '') => request<CallReply<'getLottery'>>(`/quick-keno${query}`)
const sell = (order: Partial<TicketOrder> = {}) =>
  sellTicket(
    api.db,
    {
      lottery: KENO,
      playerId: '1001',
      tokenHash,
      key: randomUUID(),
      numbers: { main: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], bonus: [] },
      draws: 1,
      isCountryBlocked: false,
      ...order,
    },
    { newId: randomUUID, now: api.clock.now },
  )
async function balance(): Promise<number> {
  const row = await api.db
    .selectFrom('accounts')
    .select('balance')
    .where('id', '=', '1001-EUR')
    .executeTakeFirstOrThrow()
  return row.balance
}
const ticketsOf = () =>
  api.db.selectFrom('lottery_tickets').selectAll().orderBy('created_at', 'desc').orderBy('id').execute()

test('a new installation has lotteries with results, jackpots that have grown, and draws to come', async () => {
  const { data } = await request<CallReply<'getLotteries'>>('')
  expect(data.map(({ id }) => id).toSorted()).toEqual(['harbour-six', 'lantern-five', 'quick-keno'])
  for (const lottery of data) {
    expect(lottery.next_draw.at).toBeGreaterThan(api.clock.now())
    expect(lottery.last_draw!.at).toBeLessThanOrEqual(api.clock.now())
    expect(lottery.last_draw!.main).toHaveLength(lottery.main.drawn)
    expect(lottery.jackpot).toBeGreaterThan(lotteryOf(lottery.id)!.jackpot.base)
  }
  const inGerman = await api.request('GET', '/api/sportsbook/lotteries', {
    headers: { 'accept-language': 'de' },
  })
  expect((inGerman.body as CallReply<'getLotteries'>).data.map(({ name }) => name)).toContain('Hafen-Sechs')
})

test('results are paged, the newest first, and draws to come say only the hash of their seed', async () => {
  const first = await keno('?limit=5')
  const second = await keno('?limit=5&page=2')
  const numbers = [...first.data.draws, ...second.data.draws].map(({ number }) => number)
  expect(numbers).toEqual(Array.from({ length: 10 }, (_, index) => numbers[0]! - index))
  expect(first.pagination).toEqual({ total: 24, page: 1, limit: 5, last_page: 5 })
  expect(second.data.last_draw).toEqual(first.data.draws[0])
  expect(first.data.coming).toHaveLength(10)
  for (const draw of first.data.coming) expect(Object.keys(draw)).toEqual(['number', 'at', 'seed_hash'])
})

test('the seed of a draw gives its hash and the same numbers', async () => {
  const [draw] = (await keno()).data.draws
  expect(hashSeed(draw!.seed)).toBe(draw!.seed_hash)
  expect(drawNumbers(KENO.game, belowOf(draw!.seed))).toEqual({ main: draw!.main, bonus: draw!.bonus })
})

test('draws that were due while the back end was down are drawn at the next start, with the seeds promised before', async () => {
  const promised = (await keno()).data.coming.slice(0, 3)
  api.clock.advance(3 * TEN_MINUTES)
  await round()
  const drawn = (await keno()).data.draws.slice(0, 3).toReversed()
  expect(drawn.map(({ number, at, seed_hash }) => ({ number, at, seed_hash }))).toEqual(promised)
  expect((await keno()).data.coming).toHaveLength(10)
})

test('a ticket takes its stake from the account, and each of its draws pays what it has won', async () => {
  const before = await balance()
  expect(await sell({ draws: 3 })).toMatchObject({ ok: true })
  expect(await balance()).toBe(before - 300)
  api.clock.advance(TEN_MINUTES)
  await round()
  const entries = await api.db.selectFrom('lottery_entries').selectAll().orderBy('draw').execute()
  expect(entries.map(({ paid }) => paid === null)).toEqual([false, true, true])
  api.clock.advance(2 * TEN_MINUTES)
  await round()
  const [ticket] = await ticketsOf()
  expect(ticket).toMatchObject({ stake: 300, numbers: { main: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], bonus: [] } })
  expect(await balance()).toBe(before - 300 + ticket!.paid)
  expect(await checkLedger(api.db)).toEqual([])
})

test('a ticket with every number drawn wins the jackpot, which starts again', async () => {
  const { data } = await keno()
  const { seed } = await api.db
    .selectFrom('lottery_draws')
    .select('seed')
    .where('lottery_id', '=', KENO.id)
    .where('number', '=', data.next_draw.number)
    .executeTakeFirstOrThrow()
  const main = drawNumbers(KENO.game, belowOf(seed)).main.slice(0, 10)
  const before = await balance()
  await sell({ numbers: { main, bonus: [] } })
  api.clock.advance(TEN_MINUTES)
  await round()
  expect(await balance()).toBe(before - 100 + data.jackpot)
  const after = (await keno()).data
  expect(after.last_draw).toMatchObject({ jackpot: data.jackpot, jackpot_winners: 1 })
  expect(after.jackpot).toBe(KENO.jackpot.base)
  expect(await checkLedger(api.db)).toEqual([])
})

test('a draw is played once, however many play it at the same time', async () => {
  await sell({ draws: 10 })
  api.clock.advance(10 * TEN_MINUTES)
  await Promise.all([round(), round(), round()])
  const [ticket] = await ticketsOf()
  const { sum } = await api.db
    .selectFrom('lottery_entries')
    .select(({ fn }) => fn.sum<string>('paid').as('sum'))
    .where('ticket_id', '=', ticket!.id)
    .executeTakeFirstOrThrow()
  expect(ticket!.paid).toBe(Number(sum))
  expect(await checkLedger(api.db)).toEqual([])
})

test('draws of a lottery run one after the other, in any process: each has the jackpot that the one before left', async () => {
  api.clock.advance(8 * TEN_MINUTES)
  await Promise.all([round(), round(), round()])
  const draws = (await keno()).data.draws.slice(0, 9).toReversed()
  const { data } = await keno()
  expect(draws).toHaveLength(9)
  const rows = await api.db
    .selectFrom('lottery_draws')
    .select(['jackpot', 'jackpot_winners'])
    .where('lottery_id', '=', data.id)
    .where('numbers', 'is not', null)
    .orderBy('number')
    .execute()
  const chained = rows
    .slice(1)
    .map((_, index) => nextJackpot(KENO.jackpot, rows[index]!.jackpot!, rows[index]!.jackpot_winners!))
  expect(rows.slice(1).map(({ jackpot }) => jackpot)).toEqual(chained)
})

test('a draw that cannot be played holds up its own lottery only, and is played when it can be', async () => {
  const sold = await sell()
  if (!sold.ok) throw new Error('The ticket was refused.')
  const numbers = { main: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], bonus: [] }
  const write = (value: object) =>
    onOwnerPath(api.databaseUrl, trx =>
      trx
        .updateTable('lottery_tickets')
        .set({ numbers: JSON.stringify(value) })
        .where('id', '=', sold.ticketId)
        .execute(),
    )
  const unplayed = async () => {
    const rows = await api.db
      .selectFrom('lottery_draws')
      .select('lottery_id')
      .distinct()
      .where('numbers', 'is', null)
      .where('at', '<=', api.clock.now())
      .execute()
    return rows.map(row => row.lottery_id)
  }
  await write({})
  api.clock.advance(7 * TEN_MINUTES)
  await expect(round()).rejects.toThrow('Not every draw could be played.')
  expect(await unplayed()).toEqual([KENO.id])
  await write(numbers)
  await round()
  expect(await unplayed()).toEqual([])
})

test('the same key sells one ticket; with other numbers it is refused with 17', async () => {
  const key = randomUUID()
  const before = await balance()
  const sold = await Promise.all([sell({ key }), sell({ key }), sell({ key })])
  expect(new Set(sold.map(result => result.ok && result.ticketId)).size).toBe(1)
  expect(await balance()).toBe(before - 100)
  expect(await sell({ key, draws: 2 })).toEqual({ ok: false, status: 422, code: 17 })
})

test.each([
  ['numbers that cannot be played', { numbers: { main: [1, 2, 3], bonus: [] } }, 422, 10],
  ['more than the account has', { playerId: '1002' }, 422, 111],
  ['a session that is over', { tokenHash: 'ended' }, 401, 11],
])('of %s no ticket is sold, and nothing is taken', async (_, order, status, code) => {
  const before = await ticketsOf()
  expect(await sell(order)).toEqual({ ok: false, status, code })
  expect(await ticketsOf()).toEqual(before)
})

test('in the last seconds before a draw a ticket plays from the next one on', async () => {
  const { next_draw: next } = (await keno()).data
  api.clock.advance(next.at - api.clock.now() - 10_000)
  const sold = await sell()
  const entries = await api.db
    .selectFrom('lottery_entries')
    .select('draw')
    .where('ticket_id', '=', sold.ok ? sold.ticketId : '')
    .execute()
  expect(entries).toEqual([{ draw: next.number + 1 }])
})

test('a site without lotteries knows none: 404', async () => {
  const other = await createTestApi({ LOTTERY: '0' })
  const token = await other.signIn()
  const paths = ['/api/sportsbook/lotteries', '/api/sportsbook/lotteries/quick-keno']
  for (const path of paths) expect((await other.request('GET', path)).status).toBe(404)
  const launch = await other.request('POST', '/api/virtual-wallet/drawhouse/launch', {
    token,
    body: { app: 'quick-keno' },
  })
  expect(launch.status).toBe(404)
  await other.close()
})
