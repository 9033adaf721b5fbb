import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { createTestApi, legOf, seedMatch, sendBets, type TestApi } from '#testing'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
  await seedMatch(api.db, { id: 'm' })
  for (let i = 0; i < 5; i++) {
    api.clock.advance(1_000)
    const bet = {
      type: 'single',
      stake: { value: 100 + i, currency: 'EUR' },
      selections: [legOf('m', '2', 3000)],
    }
    await sendBets(api, [bet], { token })
  }
  await api.db.updateTable('bets').set({ status: 'done' }).where('stake', '=', 101).execute()
  await api.db.updateTable('bets').set({ status: 'rejected' }).where('stake', '=', 102).execute()
})
afterAll(() => api.close())

async function list(query = '', who = token, language = 'en') {
  const { status, body } = await api.request('GET', `/api/sportsbook/v3/bets${query}`, {
    token: who,
    headers: { 'accept-language': language },
  })
  const reply = body as CallReply<'getBets'>
  return { status, reply, stakes: status === 200 ? reply.data.map(({ stake }) => stake.value) : [] }
}

test('newest first, without rejected ones', async () => {
  expect((await list()).stakes).toEqual([104, 103, 101, 100])
})

test.each([
  ['?status=done', [101]],
  ['?status=rejected', [102]],
  ['?status=waiting_results,done', [104, 103, 101, 100]],
  ['?status=cashed_out', []],
  ['?limit=2', [104, 103]],
  ['?limit=2&page=2', [101, 100]],
  ['?limit=2&page=3', []],
])('%s lists %j', async (query, stakes) => {
  expect((await list(query)).stakes).toEqual(stakes)
})

test('contains the number of bets and the last page', async () => {
  expect((await list('?limit=3')).reply.pagination).toEqual({ total: 4, page: 1, limit: 3, last_page: 2 })
})

test.each(['?status=lost', '?limit=501', '?page=0'])('%s is a bad request', async query => {
  expect((await list(query)).status).toBe(400)
})

test('names come in the language of the request, whatever it was placed in', async () => {
  const { reply } = await list('?limit=1', token, 'de')
  expect(reply.data[0]!.selections[0]).toMatchObject({
    name_a: 'Hafenstadt',
    tournament_name: 'Erste Liga',
    outcome_name: 'Unentschieden',
    match_score: { home: 1, away: 0 },
  })
})

test('a player does not see the bets of another player', async () => {
  expect((await list('', await api.signIn('empty'))).stakes).toEqual([])
})

describe('bets requested by id', () => {
  async function idsOf(...stakes: number[]) {
    const rows = await api.db.selectFrom('bets').select(['id', 'stake']).execute()
    return stakes.map(stake => rows.find(row => row.stake === stake)!.id).join(',')
  }
  const setVip = (vip: boolean) => api.db.updateTable('bets').set({ vip }).where('stake', '=', 102).execute()

  test('only these, of whatever status; a VIP bet that was refused is found too', async () => {
    expect((await list(`?ids=${await idsOf(100, 102, 104)}`)).stakes).toEqual([104, 102, 100])
    await setVip(true)
    const { stakes, reply } = await list(`?ids=${await idsOf(102, 103)}`)
    expect(stakes).toEqual([103, 102])
    expect(reply.pagination).toMatchObject({ total: 2 })
    expect((await list('?status=rejected')).stakes).toEqual([])
    await setVip(false)
  })

  test('other filters still count', async () => {
    const ids = await idsOf(100, 101, 102)
    expect((await list(`?ids=${ids}&status=done`)).stakes).toEqual([101])
    expect((await list(`?ids=${ids}&currency=USD`)).stakes).toEqual([])
    expect((await list(`?ids=${ids}&limit=1&page=2`)).stakes).toEqual([101])
  })

  test('of one’s own only; ids that are none are of no bet', async () => {
    const ids = await idsOf(100, 101)
    expect((await list(`?ids=${ids}`, await api.signIn('empty'))).stakes).toEqual([])
    expect((await list('?ids=nobody,knows')).stakes).toEqual([])
  })

  test('at most 100, and none of them empty', async () => {
    const many = (count: number) => Array.from({ length: count }, (_, i) => `b${i}`).join(',')
    expect((await list(`?ids=${many(100)}`)).status).toBe(200)
    for (const ids of [many(101), '', 'a,,b']) expect((await list(`?ids=${ids}`)).status).toBe(400)
  })
})

test('what placing answers is what the list shows, whatever the type', async () => {
  for (const id of ['l1', 'l2', 'l3']) await seedMatch(api.db, { id })
  api.clock.advance(1_000)
  const stake = { value: 300, currency: 'EUR' }
  const legs = ['l1', 'l2', 'l3'].map(id => legOf(id))
  const { status, body } = await api.request('POST', '/api/sportsbook/v3/bets', {
    token,
    headers: { 'idempotency-key': randomUUID(), 'accept-language': 'de' },
    body: {
      meta: { device_id: 'device-0001', quick: false },
      bets: [
        { type: 'single', stake, selections: [legOf('l3')] },
        { type: 'combo', stake, selections: legs },
        { type: 'system', system_id: '2/3', stake, selections: legs.toReversed() },
      ],
    },
  })
  expect(status).toBe(200)
  const { data } = (await list('?limit=3', token, 'de')).reply
  // A placement's answer has no cash-out value, because it is repeated unchanged.
  const withoutOffer = data.map(({ to_cashout: _offer, cash_out: _number, ...bet }) => bet)
  expect((body as CallReply<'placeBets'>).data).toEqual(withoutOffer)
})
