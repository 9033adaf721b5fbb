import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BetWire, CallReply, DraftBetWire } from '@touchline/contract'
import type { BetResult } from '@touchline/domain/bet'
import { toOdds } from '@touchline/domain/odds'
import { settleBet } from '@touchline/domain/settlement'
import { checkLedger, postTransaction } from '#api/ledger'
import type { Rounds } from '#api/rounds'
import { balanceOf, createTestApi, legOf, seedMatch, sendBets, writeResults, type TestApi } from '#testing'
import { createSettlement } from './createSettlement.ts'

let api: TestApi
let token: string
let settlement: Rounds
let errors: unknown[]
let match = 1_000

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())
beforeEach(async () => {
  errors = []
  settlement = consumer()
  await nextMatches()
})

const consumer = () =>
  createSettlement({
    db: api.db,
    newId: randomUUID,
    now: () => api.clock.now(),
    onError: error => errors.push(error),
  })
async function nextMatches(): Promise<void> {
  match += 10
  for (const id of [match, match + 1, match + 2]) await seedMatch(api.db, { id: String(id) })
}
async function place(type: DraftBetWire['type'], value: number, matches: number[], system?: string) {
  const selections = matches.map(id => legOf(id))
  const bet = { type, stake: { value, currency: 'EUR' }, selections, ...(system && { system_id: system }) }
  const { body } = await sendBets(api, [bet], { token })
  return (body as CallReply<'placeBets'>).data[0]!.id
}
/** Gives home a result in a match: the first, or a correction. */
async function give(id: number, result: BetResult, tied: number | null = null): Promise<void> {
  const known = await api.db
    .updateTable('outcome_results')
    .set(eb => ({ result, tied, result_version: eb('result_version', '+', 1) }))
    .where('match_id', '=', String(id))
    .returning('match_id')
    .execute()
  if (known.length === 0) {
    await writeResults(api.db, String(id), { '1': result }, api.clock.now())
    if (tied !== null)
      await api.db.updateTable('outcome_results').set({ tied }).where('match_id', '=', String(id)).execute()
  } else {
    await api.db
      .insertInto('settlement_queue')
      .values({ match_id: String(id), created_at: api.clock.now() })
      .execute()
  }
}
async function settle(id: number, result: BetResult, tied?: number): Promise<void> {
  await give(id, result, tied)
  await settlement.drain()
}
async function bet(id: string): Promise<BetWire> {
  const { body } = await api.request('GET', '/api/sportsbook/v3/bets', { token })
  return (body as CallReply<'getBets'>).data.find(found => found.id === id)!
}
const balance = () => balanceOf(api, token)
const owed = async () =>
  (await api.db.selectFrom('accounts').select('owed').where('id', '=', '1001-EUR').executeTakeFirstOrThrow())
    .owed
const post = (kind: 'deposit' | 'stake' | 'cashout', amount: number, betId?: string) =>
  api.db.transaction().execute(trx =>
    postTransaction(trx, {
      id: randomUUID(),
      kind,
      playerId: '1001',
      accountId: '1001-EUR',
      currency: 'EUR',
      amount,
      now: api.clock.now(),
      ...(betId && { betId }),
    }),
  )
const movements = async (betId: string) =>
  (
    await api.db
      .selectFrom('ledger_transactions')
      .innerJoin('ledger_entries', 'transaction_id', 'ledger_transactions.id')
      .select(['kind', 'amount'])
      .where('bet_id', '=', betId)
      .where('account', 'like', 'house:%')
      .orderBy('ledger_entries.id')
      .execute()
  ).map(({ kind, amount }) => [kind, -amount])

describe('[SETTLE-14] a corrected result takes back what was paid and pays what is due', () => {
  test('won, lost after all, and won again: every step is added, nothing edited', async () => {
    const id = await place('single', 1_000, [match])
    const before = await balance()
    await settle(match, 'win_entire')
    expect(await bet(id)).toMatchObject({ result: 'win_entire', corrected_at: null, v: 2 })
    api.clock.advance(1_000)
    await settle(match, 'lose_entire')
    expect(await bet(id)).toMatchObject({
      status: 'done',
      result: 'lose_entire',
      win_amount: { value: 0 },
      corrected_at: api.clock.now(),
      settled_at: api.clock.now() - 1_000,
      v: 3,
    })
    expect(await balance()).toBe(before)
    await settle(match, 'win_entire')
    expect(await balance()).toBe(before + 2_000)
    expect(await movements(id)).toEqual([
      ['stake', -1_000],
      ['payout', 2_000],
      ['reversal', -2_000],
      ['payout', 2_000],
    ])
    expect(await checkLedger(api.db)).toEqual([])
  })

  test('a repeated result moves no money and corrects nothing', async () => {
    const id = await place('single', 1_000, [match])
    await settle(match, 'refund_entire')
    const before = await balance()
    await settle(match, 'canceled')
    expect(await bet(id)).toMatchObject({ result: 'canceled', corrected_at: null })
    expect(await balance()).toBe(before)
    expect(await movements(id)).toHaveLength(2)
  })

  test('a lost combo whose lost leg is corrected waits for its other leg again', async () => {
    const id = await place('combo', 1_000, [match, match + 1])
    await settle(match, 'lose_entire')
    expect(await bet(id)).toMatchObject({ status: 'done', win_amount: { value: 0 } })
    await settle(match, 'win_entire')
    expect(await bet(id)).toMatchObject({ status: 'waiting_results', result: 'no_results', win_amount: null })
    const before = await balance()
    await settle(match + 1, 'win_entire')
    expect(await balance()).toBe(before + 4_000)
  })

  test('[SETTLE-15] a result taken back opens the bet again, and the next one settles it', async () => {
    const id = await place('single', 1_000, [match])
    const before = await balance()
    await settle(match, 'win_entire')
    await settle(match, 'no_results')
    expect(await bet(id)).toMatchObject({
      status: 'waiting_results',
      result: 'no_results',
      win_amount: null,
      settled_at: null,
      potential_win: { value: 2_000 },
      corrected_at: api.clock.now(),
    })
    expect(await balance()).toBe(before)
    await settle(match, 'refund_half_win_other')
    expect(await bet(id)).toMatchObject({ status: 'done', win_amount: { value: 1_500 } })
    expect(await balance()).toBe(before + 1_500)
  })
})

describe('[SETTLE-16] [SETTLE-17] what an account cannot give back is owed, and its next money repays it', () => {
  test('the balance stays at zero until the debt is paid', async () => {
    const id = await place('single', 1_000, [match])
    await settle(match, 'win_entire')
    const rest = await balance()
    await post('stake', 300 - rest)
    await settle(match, 'lose_entire')
    expect([await balance(), await owed()]).toEqual([0, 1_700])
    await post('deposit', 700)
    expect([await balance(), await owed()]).toEqual([0, 1_000])
    await settle(match, 'win_entire')
    expect([await balance(), await owed()]).toEqual([1_000, 0])
    await post('deposit', rest)
    expect([await balance(), await owed()]).toEqual([rest + 1_000, 0])
    const { kinds } = await api.db
      .selectFrom('ledger_transactions')
      .select(eb => eb.fn.agg<string[]>('array_agg', ['kind']).as('kinds'))
      .where('kind', '=', 'repayment')
      .executeTakeFirstOrThrow()
    expect(kinds).toHaveLength(2)
    expect((await movements(id)).map(([kind]) => kind)).toEqual(['stake', 'payout', 'reversal', 'payout'])
    expect(await checkLedger(api.db)).toEqual([])
  })
})

describe('dead heats and void legs', () => {
  test('[SETTLE-2] a dead heat of two halves what the winning leg pays, and can be corrected to a win', async () => {
    const id = await place('single', 1_000, [match])
    await settle(match, 'win_entire', 2)
    expect(await bet(id)).toMatchObject({ win_amount: { value: 1_000 }, selections: [{ tied: 2 }] })
    await settle(match, 'win_entire')
    const corrected = await bet(id)
    expect(corrected).toMatchObject({ win_amount: { value: 2_000 } })
    expect(corrected.selections[0]).not.toHaveProperty('tied')
  })

  test('[SETTLE-4] a void leg of a system counts 1.00 in each of its lines', async () => {
    const id = await place('system', 300, [match, match + 1, match + 2], '2/3')
    await settle(match, 'win_entire')
    await settle(match + 1, 'canceled')
    await settle(match + 2, 'lose_entire')
    // One line of 1.00 remains: 2.00 x 1.00.
    expect(await bet(id)).toMatchObject({ status: 'done', win_amount: { value: 200 } })
    await settle(match + 2, 'canceled')
    expect(await bet(id)).toMatchObject({ win_amount: { value: 500 } })
  })
})

describe('bets that were cashed out', () => {
  test('a part that still runs is settled alone; what it won joins what was cashed out', async () => {
    const id = await place('single', 1_000, [match])
    await post('cashout', 450, id)
    await api.db
      .updateTable('bets')
      .set({ open_stake: 600, cashed_value: 450 })
      .where('id', '=', id)
      .execute()
    const before = await balance()
    await settle(match, 'win_entire')
    expect(await bet(id)).toMatchObject({ status: 'done', win_amount: { value: 450 + 1_200 } })
    await settle(match, 'lose_entire')
    expect(await bet(id)).toMatchObject({ status: 'done', win_amount: { value: 450 } })
    expect(await balance()).toBe(before)
    expect(await checkLedger(api.db)).toEqual([])
  })

  test('no later result changes a bet that was cashed out whole: it only shows', async () => {
    const id = await place('single', 1_000, [match])
    await post('cashout', 900, id)
    await api.db
      .updateTable('bets')
      .set({ status: 'cashed_out', result: 'cashed_out', win_amount: 900, cashed_value: 900, open_stake: 0 })
      .where('id', '=', id)
      .execute()
    const before = await balance()
    await settle(match, 'win_entire')
    await settle(match, 'lose_entire')
    expect(await bet(id)).toMatchObject({
      status: 'cashed_out',
      win_amount: { value: 900 },
      selections: [{ result: 'lose_entire' }],
      v: 3,
    })
    expect(await balance()).toBe(before)
    expect(await checkLedger(api.db)).toEqual([])
  })

  test.each([
    ['ends the bet: it is refused and the settlement pays', [0], 'done', 'refused'],
    ['leaves the bet open: it waits on', [0, 1], 'cashout_in_progress', 'pending'],
  ] as const)('a cash-out in progress, and a result that %s', async (_, legs, status, cashout) => {
    const id = await place(
      legs.length === 1 ? 'single' : 'combo',
      1_000,
      legs.map(leg => match + leg),
    )
    await api.db
      .updateTable('bets')
      .set({ status: 'cashout_in_progress', decide_at: 5 })
      .where('id', '=', id)
      .execute()
    await api.db
      .insertInto('cashouts')
      .values({
        id,
        bet_id: id,
        player_id: '1001',
        key: id,
        payload_hash: '',
        trigger: 'player',
        status: 'pending',
        stake: 1_000,
        value: 900,
        decide_at: 5,
        reply_status: null,
        created_at: 1,
        decided_at: null,
      })
      .execute()
    await settle(match, 'win_entire')
    expect(await bet(id)).toMatchObject({ status, decide_at: status === 'done' ? null : 5 })
    const stored = await api.db
      .selectFrom('cashouts')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(stored.status).toBe(cashout)
  })
})

const RESULTS: readonly BetResult[] = [
  'win_entire',
  'lose_entire',
  'refund_entire',
  'canceled',
  'refund_half_win_other',
  'refund_half_lose_other',
  'no_results',
]

test('[M14] results in any order, any number of times: the bet pays what its current results are worth', async () => {
  const anyTurn = fc.record({
    leg: fc.nat(2),
    result: fc.constantFrom(...RESULTS),
    tied: fc.constantFrom(null, 2),
  })
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('single', 'combo', 'system'),
      fc.array(anyTurn, { minLength: 1, maxLength: 8 }),
      async (type, turns) => {
        await nextMatches()
        const start = (await balance()) - (await owed())
        const matches = type === 'single' ? [match] : [match, match + 1, match + 2]
        const id = await place(type, 901, matches, type === 'system' ? '2/3' : undefined)
        const legs = matches.map(() => ({ result: 'no_results' as BetResult, tied: null as number | null }))
        for (const { leg, result, tied } of turns) {
          const at = leg % matches.length
          legs[at] = { result, tied }
          await give(match + at, result, tied)
          // Two consumers, as when a start overlaps the end of the previous process.
          await Promise.all([settlement.drain(), consumer().drain()])
          const due = settleBet({
            type,
            stake: 901,
            ...(type === 'system' && { winCount: 2 }),
            legs: legs.map(one => ({
              odds: toOdds(2000),
              result: one.result,
              ...(one.tied !== null && { tied: one.tied }),
            })),
          })
          const paid = due.settled ? due.payout : 0
          expect((await balance()) - (await owed())).toBe(start - 901 + paid)
          expect((await bet(id)).status).toBe(due.settled ? 'done' : 'waiting_results')
        }
      },
    ),
    { numRuns: 15 },
  )
  expect(errors).toEqual([])
  expect(await checkLedger(api.db)).toEqual([])
}, 60_000)

test('corrections, settlements and placements at once end without a circle of waiting, and with even books', async () => {
  for (let turn = 0; turn < 4; turn++) {
    await nextMatches()
    await Promise.all(Array.from({ length: 4 }, () => place('combo', 100, [match, match + 1])))
    await give(match, 'win_entire')
    await give(match + 1, turn % 2 ? 'win_entire' : 'lose_entire')
    await Promise.all([
      settlement.drain(),
      give(match, 'canceled').then(() => consumer().drain()),
      place('single', 50, [match + 2]),
      place('single', 70, [match + 2]),
    ])
    await settlement.drain()
  }
  expect(errors).toEqual([])
  expect(await checkLedger(api.db)).toEqual([])
})
