import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { CallReply } from '@touchline/contract'
import { EVENTS } from '@touchline/contract/schemas'
import { createTestApi, type TestApi } from '#testing'
import type { BetMoney, NotedBet } from './notedBet.ts'
import { writeNotifications } from './writeNotifications.ts'

const OPEN: BetMoney = { status: 'waiting_results', result: 'no_results', paid: 0, cashed_value: 0 }
let api: TestApi
let token: string
let bet = 0
beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
beforeEach(async () => {
  await api.db.deleteFrom('notifications').execute()
  await api.db.deleteFrom('outbox').execute()
  bet++
})
afterAll(() => api.close())

function noted(after: Partial<NotedBet>): NotedBet {
  return {
    ...OPEN,
    id: `bet-${bet}`,
    ref: '418250913377',
    player_id: '1001',
    type: 'single',
    vip: false,
    currency: 'EUR',
    subunits: 100,
    stake: 1_000,
    open_stake: 1_000,
    version: 2,
    legs: [
      {
        home_names: { en: 'Harbour Town', de: 'Hafenstadt', ar: 'هاربور' },
        away_names: { en: 'Ashford Rovers' },
        event_names: null,
      },
    ],
    ...after,
  }
}
async function change(after: Partial<NotedBet>, before: Partial<BetMoney> = {}): Promise<void> {
  api.clock.advance(1_000)
  const changes = [{ before: { ...OPEN, ...before }, after: noted(after) }]
  await api.db.transaction().execute(trx => writeNotifications(trx, changes, api.clock.now()))
}
async function list(language = 'en', query = '', who = token) {
  const { body } = await api.request('GET', `/api/sportsbook/notifications${query}`, {
    token: who,
    headers: { 'accept-language': language },
  })
  return body as CallReply<'getNotifications'>
}
type Counters = CallReply<'readNotifications'>['data']
async function unread(): Promise<Counters> {
  const { body } = await api.request('GET', '/api/sportsbook/notifications/counters', { token })
  return (body as { data: Counters }).data
}
async function read(path: 'read' | 'read-all', ids?: readonly string[], who = token): Promise<Counters> {
  const { body } = await api.request('POST', `/api/sportsbook/notifications/${path}`, {
    token: who,
    ...(ids && { body: { ids } }),
  })
  return (body as { data: Counters }).data
}
async function events() {
  const rows = await api.db
    .selectFrom('outbox')
    .select(['event_name', 'player_id', 'message'])
    .orderBy('id')
    .execute()
  return rows.map(({ event_name, player_id, message }) => ({ event_name, player_id, message }))
}

const WON = { status: 'done', result: 'win_entire', paid: 2_350 } as const
const LOST = { status: 'done', result: 'lose_entire' } as const

test.each([
  [
    'NOTE-1',
    WON,
    {},
    'bet_settled',
    'Your bet won',
    'Bet 418250913377 paid €23.50. The money is in your account.',
  ],
  [
    'NOTE-1',
    { ...WON, result: 'refund_half_lose_other', paid: 500 },
    {},
    'bet_settled',
    'Your bet is settled',
    'Bet 418250913377 paid back €5.00 of its stake of €10.00.',
  ],
  [
    'NOTE-1',
    LOST,
    {},
    'bet_settled',
    'Your bet lost',
    'Bet 418250913377 with a stake of €10.00 did not win.',
  ],
  [
    'NOTE-1',
    { status: 'done', result: 'canceled', paid: 1_000 },
    {},
    'bet_refunded',
    'Your stake was refunded',
    'Bet 418250913377 was void or cancelled. €10.00 is back in your account.',
  ],
  [
    'NOTE-2',
    { status: 'rejected' },
    { status: 'submitted' },
    'bet_refused',
    'Your bet wasn’t accepted',
    'Bet 418250913377 wasn’t accepted. Your stake of €10.00 is back in your account.',
  ],
  [
    'NOTE-3',
    { status: 'cashed_out', result: 'cashed_out', cashed_value: 1_500, open_stake: 0 },
    { cashed_value: 400 },
    'bet_cashed_out',
    'Cashed out',
    'You cashed out bet 418250913377 for €11.00. Later results don’t change that.',
  ],
  [
    'NOTE-3',
    { cashed_value: 400, open_stake: 600 },
    {},
    'bet_cashed_out',
    'Part of your bet cashed out',
    'You cashed out part of bet 418250913377 for €4.00. The rest stays open.',
  ],
  [
    'NOTE-4',
    LOST,
    WON,
    'bet_corrected',
    'A result was corrected',
    'Bet 418250913377 was settled again and now pays €0.00. Your account shows the difference.',
  ],
  [
    'NOTE-4',
    {},
    WON,
    'bet_corrected',
    'A result was withdrawn',
    'Bet 418250913377 is open again. Its payout was taken back, and it will be settled when the result is known.',
  ],
] as const)('[%s] %j after %j leaves %s', async (_rule, after, before, type, title, body) => {
  await change(after, before)
  const { data } = await list()
  expect(data).toHaveLength(1)
  expect(data[0]).toMatchObject({
    type,
    title,
    body,
    object_type: 'bet',
    object_id: `bet-${bet}`,
    read: false,
    caption: 'Single: Harbour Town – Ashford Rovers',
  })
})

test('[NOTE-4] a change without effect leaves none, and publishes nothing', async () => {
  await change({ status: 'waiting_results' }, { status: 'submitted' })
  await change(WON, WON)
  expect((await list()).data).toEqual([])
  expect(await events()).toEqual([])
})

test('[NOTE-5] one about a VIP bet is of its own kind', async () => {
  await change({ status: 'rejected', vip: true }, { status: 'submitted' })
  expect((await list()).data[0]!.object_type).toBe('vip_bet')
})

test('the same change twice leaves one and counts once', async () => {
  await change(WON)
  const before = await unread()
  await change(WON)
  expect(await unread()).toEqual(before)
  expect((await list()).data).toHaveLength(1)
})

test.each([
  ['de', 'Deine Wette ist gewonnen', 'Kombiwette: Hafenstadt – Ashford Rovers +1', /hat 23,50\s€ gezahlt/],
  ['ar', 'لقد ربح رهانك', 'رهان مركب: هاربور – Ashford Rovers +1', /23[.,]50/],
  ['fr', 'Votre pari est gagnant', 'Combiné: Harbour Town – Ashford Rovers +1', /a rapporté 23,50\s€/],
])('texts are made in the language of the reader: %s', async (language, title, caption, body) => {
  const [leg] = noted({}).legs
  await change({ ...WON, type: 'combo', legs: [leg!, leg!] })
  const [first] = (await list(language)).data
  expect(first).toMatchObject({ title, caption })
  expect(first!.body).toMatch(body)
})

test('pages receive it and the new count, in the order of their versions', async () => {
  const { v } = await unread()
  await change(WON)
  await change({ ...LOST, version: 3 })
  const notified = await events()
  expect(notified.map(({ event_name }) => event_name)).toEqual([
    'notification',
    'unread_counters_changed',
    'notification',
    'unread_counters_changed',
  ])
  expect(
    notified.filter(({ event_name }) => event_name.startsWith('unread')).map(({ message }) => message),
  ).toEqual([
    { unread: 1, v: v + 1 },
    { unread: 2, v: v + 2 },
  ])
  for (const { event_name, message, player_id } of notified) {
    expect(player_id).toBe('1001')
    expect(EVENTS[event_name as 'notification'].safeParse({ event_name, message }).error).toBeUndefined()
  }
})

test('reading some, then all: the count falls, and reading again changes nothing', async () => {
  for (const version of [2, 3, 4]) await change({ ...WON, version })
  const { data } = await list()
  const { v } = await unread()
  expect(await read('read', [data[0]!.id])).toEqual({ unread: 2, v: v + 1 })
  expect(await read('read', [data[0]!.id])).toEqual({ unread: 2, v: v + 1 })
  expect((await list()).data.map(one => one.read)).toEqual([true, false, false])
  expect(await read('read-all')).toEqual({ unread: 0, v: v + 2 })
  expect(await read('read-all')).toEqual({ unread: 0, v: v + 2 })
})

test('pages of the list hold each once, newest first', async () => {
  for (const version of [2, 3, 4, 5, 6]) await change({ ...WON, version })
  const pages = await Promise.all([1, 2, 3].map(page => list('en', `?limit=2&page=${page}`)))
  const ids = pages.flatMap(({ data }) => data.map(({ id }) => id))
  expect(ids).toEqual([6, 5, 4, 3, 2].map(version => `bet-${bet}-${version}`))
  expect(pages[0]!.pagination).toEqual({ total: 5, page: 1, limit: 2, last_page: 3 })
})

test("a player does not see or read another player's", async () => {
  await change(WON)
  const stranger = await api.signIn('empty')
  const { id } = (await list()).data[0]!
  expect((await list('en', '', stranger)).data).toEqual([])
  expect((await read('read', [id], stranger)).unread).toBe(0)
  await read('read-all', undefined, stranger)
  expect((await unread()).unread).toBe(1)
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/counters'],
    ['POST', '/read-all'],
  ] as const) {
    expect((await api.request(method, `/api/sportsbook/notifications${path}`)).status).toBe(401)
  }
})
