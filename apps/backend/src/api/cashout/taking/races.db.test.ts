import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { checkLedger } from '#api/ledger'
import { openOwnerDatabase, type Database } from '#store'
import { openCashoutFixture, type CashoutFixture } from '../testing/cashoutFixture.ts'

let fixture: CashoutFixture
/** The owner's connection, to hold locks and to see which statements wait for them. */
let other: Database
let match = ''
let number = 3_000
beforeAll(async () => {
  fixture = await openCashoutFixture()
  other = openOwnerDatabase(fixture.api.databaseUrl)
})
afterAll(async () => {
  await other.destroy()
  await fixture.api.close()
})
beforeEach(async () => {
  number += 1
  match = String(number)
  await fixture.seed(match)
})
afterEach(async () => {
  expect(fixture.errors).toEqual([])
  expect(await checkLedger(fixture.api.db)).toEqual([])
})

async function pricedBet() {
  const { id } = await fixture.place([{ match }])
  const { value } = await fixture.offer(id)
  return { id, value: value! }
}
const kindsOf = async (betId: string) => {
  const rows = await fixture.api.db
    .selectFrom('ledger_transactions')
    .select('kind')
    .where('bet_id', '=', betId)
    .orderBy('kind')
    .execute()
  return rows.map(({ kind }) => kind)
}
/** How many statements wait for a lock on this database. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(other)
  return rows[0]!.waiting
}
/** Locks a bet while `begin` starts work on it one after the other, each until it waits; then releases the lock. */
async function inOrder(betId: string, begin: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const begun: Promise<unknown>[] = []
  await other.transaction().execute(async trx => {
    await trx.selectFrom('bets').select('id').where('id', '=', betId).forUpdate().execute()
    for (const [before, start] of begin.entries()) {
      begun.push(start())
      await expect.poll(waiting, { timeout: 10_000 }).toBe(before + 1)
    }
  })
  return await Promise.all(begun)
}

test('two tabs at once: one is paid, the other answers that the bet is decided', async () => {
  const { id, value } = await pricedBet()
  const before = await fixture.balance()
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => fixture.cashOut({ bet_id: id, to_cashout: value })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
  expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual([123, 123, 123])
  expect(await fixture.balance()).toBe(before + value)
  expect(await kindsOf(id)).toEqual(['cashout', 'stake'])
})

test('one key twice at once: one payment, the same answer', async () => {
  const { id, value } = await pricedBet()
  const before = await fixture.balance()
  const key = randomUUID()
  const [one, two] = await Promise.all([
    fixture.cashOut({ bet_id: id, to_cashout: value }, key),
    fixture.cashOut({ bet_id: id, to_cashout: value }, key),
  ])
  expect(one.status).toBe(200)
  expect(two).toEqual(one)
  expect(await fixture.balance()).toBe(before + value)
})

test('one key for two bets at once: one is cashed out, the other request is refused and pays nothing', async () => {
  const [one, two] = [await pricedBet(), await pricedBet()]
  const before = await fixture.balance()
  const key = randomUUID()
  const answers = await Promise.all(
    [one, two].map(({ id, value }) => fixture.cashOut({ bet_id: id, to_cashout: value }, key)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  expect(await fixture.balance()).toBe(
    before + [one, two][answers.findIndex(({ status }) => status === 200)]!.value,
  )
})

test('two parts at once, together more than the bet: one is paid', async () => {
  const { id, value } = await pricedBet()
  const share = Math.floor(value * 0.6)
  const answers = await Promise.all(
    [1, 2].map(() => fixture.cashOut({ bet_id: id, to_cashout: share, part: 600 })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await fixture.bet(id)).toMatchObject({
    open_stake: { value: 400 },
    cashed_out: { value: { value: share } },
  })
})

test.each([
  ['win_entire', 'payout'],
  ['lose_entire', undefined],
  ['refund_entire', 'refund'],
] as const)('a cash-out that comes after a settlement to %s pays nothing', async (result, kind) => {
  const { id, value } = await pricedBet()
  const [, answer] = await inOrder(id, [
    () => fixture.settle({ match }, result),
    () => fixture.cashOut({ bet_id: id, to_cashout: value }),
  ])
  expect(answer).toMatchObject({ status: 409, error: { code: 123 } })
  expect(await kindsOf(id)).toEqual([...(kind ? [kind] : []), 'stake'].toSorted())
  expect(await fixture.bet(id)).toMatchObject({ status: 'done', result })
})

test.each(['win_entire', 'lose_entire', 'refund_entire'] as const)(
  'a settlement to %s that comes after a cash-out pays nothing more and takes nothing back',
  async result => {
    const { id, value } = await pricedBet()
    const [answer] = await inOrder(id, [
      () => fixture.cashOut({ bet_id: id, to_cashout: value }),
      () => fixture.settle({ match }, result),
    ])
    expect(answer).toMatchObject({ status: 200 })
    expect(await kindsOf(id)).toEqual(['cashout', 'stake'])
    expect(await fixture.bet(id)).toMatchObject({ status: 'cashed_out', win_amount: { value } })
  },
)

test('a correction changes what was settled, never what was cashed out', async () => {
  const { id, value } = await pricedBet()
  await fixture.cashOut({ bet_id: id, to_cashout: value })
  const half = await pricedBet()
  const share = Math.floor(half.value / 2)
  await fixture.cashOut({ bet_id: half.id, to_cashout: share, part: 500 })
  const { potential_win } = await fixture.bet(half.id)
  await fixture.settle({ match }, 'win_entire')
  expect(await fixture.bet(half.id)).toMatchObject({ win_amount: { value: share + potential_win.value } })
  await fixture.correct({ match }, 'lose_entire')
  expect(await fixture.bet(id)).toMatchObject({ status: 'cashed_out', win_amount: { value } })
  expect(await kindsOf(id)).toEqual(['cashout', 'stake'])
  expect(await fixture.bet(half.id)).toMatchObject({ result: 'lose_entire', win_amount: { value: share } })
  expect(await kindsOf(half.id)).toEqual(['cashout', 'payout', 'reversal', 'stake'])
})

test('cashing out and settling many bets at once, every one is paid once', async () => {
  const before = await fixture.balance()
  const bets = []
  for (let n = 0; n < 12; n++) bets.push(await pricedBet())
  const [answers] = await Promise.all([
    Promise.all(bets.map(({ id, value }) => fixture.cashOut({ bet_id: id, to_cashout: value }))),
    fixture.settle({ match }, 'win_entire'),
  ])
  let paid = 0
  for (const [n, { id, value }] of bets.entries()) {
    const { status, win_amount } = await fixture.bet(id)
    const isCashedOut = answers[n]!.status === 200
    expect(status).toBe(isCashedOut ? 'cashed_out' : 'done')
    expect(await kindsOf(id)).toEqual([isCashedOut ? 'cashout' : 'payout', 'stake'])
    if (isCashedOut) expect(win_amount!.value).toBe(value)
    paid += win_amount!.value
  }
  expect(await fixture.balance()).toBe(before - 12_000 + paid)
})

test('a price that moves while a cash-out waits for the bet counts at commit', async () => {
  const behind = [
    [0, 2],
    [0, 0],
  ] as const
  const { id, value } = await pricedBet()
  const begun: Promise<unknown>[] = []
  await other.transaction().execute(async trx => {
    await trx.selectFrom('bets').select('id').where('id', '=', id).forUpdate().execute()
    begun.push(fixture.cashOut({ bet_id: id, to_cashout: value }))
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    await fixture.play(match, { goals: behind, scorers: [1, 1] })
  })
  expect(await begun[0]).toMatchObject({ status: 409, error: { code: 121 } })
})

test('[M11] a session that ends while a cash-out waits for its turn is paid nothing, and the key stays free', async () => {
  const { id, value } = await pricedBet()
  const key = randomUUID()
  const before = await fixture.balance()
  const late = await signedOutMeanwhile(id, token =>
    fixture.api.request('POST', '/api/sportsbook/bets/cashout', {
      token,
      headers: { 'idempotency-key': key },
      body: { bet_id: id, to_cashout: value },
    }),
  )
  expect(late).toMatchObject({ status: 401, body: { code: 11 } })
  expect(await fixture.balance()).toBe(before)
  expect(await kindsOf(id)).toEqual(['stake'])
  expect((await fixture.cashOut({ bet_id: id, to_cashout: value }, key)).status).toBe(200)
})

test.each([
  ['PUT', { at_least: 1 }],
  ['DELETE', undefined],
] as const)('[M11] nor is a rule changed by a session that ends while it waits: %s', async (method, body) => {
  const { id } = await pricedBet()
  const path = `/api/sportsbook/bets/${id}/cashout-rule`
  const token = await fixture.api.signIn()
  await fixture.api.request('PUT', path, { token, body: { at_least: 5_000 } })
  const late = await signedOutMeanwhile(id, session =>
    fixture.api.request(method, path, { token: session, ...(body && { body }) }),
  )
  expect(late).toMatchObject({ status: 401, body: { code: 11 } })
  expect(await fixture.bet(id)).toMatchObject({ cashout_rule: { at_least: 5_000 } })
})

/** Sends a request in a session of its own, which is signed out while the request waits for the bet. */
async function signedOutMeanwhile(
  betId: string,
  request: (token: string) => Promise<unknown>,
): Promise<unknown> {
  const token = await fixture.api.signIn()
  const begun: Promise<unknown>[] = []
  await other.transaction().execute(async trx => {
    await trx.selectFrom('bets').select('id').where('id', '=', betId).forUpdate().execute()
    begun.push(request(token))
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    const left = await fixture.api.request('DELETE', '/api/platform/users/sign_out', { token })
    expect(left.status).toBe(200)
  })
  return await begun[0]
}
