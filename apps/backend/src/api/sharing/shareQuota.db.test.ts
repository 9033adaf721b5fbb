import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { BetToShareWire, CallReply } from '@touchline/contract'
import { LANGUAGES } from '@touchline/domain/locale'
import { createTestApi, legOf, MARKET_WINNER, seedMatch, seedRace, type TestApi } from '#testing'
import { CODES_A_DAY_MAX, sharerNetworkOf } from './countShare.ts'
import { removeOldShareCodes } from './findSharedSlip.ts'

const DAY_MS = 86_400_000
const PATH = '/api/sportsbook/bets/share-code'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi()
  await seedMatch(api.db, { id: '1' })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.deleteFrom('share_codes').execute()
  await api.db.deleteFrom('share_counts').execute()
})

const single: BetToShareWire = {
  type: 'single',
  stake: { value: 500, currency: 'EUR' },
  selections: [legOf(1)],
}

async function share({ bets = [single], token, from }: Sharing = {}) {
  const { status, headers, body } = await api.request('POST', PATH, {
    body: { bets },
    ...(token !== undefined && { token }),
    ...(from !== undefined && { headers: { 'x-forwarded-for': from } }),
  })
  return { status, retryAfter: headers['retry-after'], ...(body as CallReply<'createShareCode'>).data }
}
type Sharing = { readonly bets?: readonly BetToShareWire[]; readonly token?: string; readonly from?: string }

/** Sets the counts as if this much had been shared on a day. */
const shared = (sharer: string, codes: number, bytes: number, daysAgo = 0) =>
  api.db
    .insertInto('share_counts')
    .values({ sharer, day: Math.floor(api.clock.now() / DAY_MS) - daysAgo, codes, bytes })
    .execute()

test('a code stores only the keys of the selections: no more than the request contained', async () => {
  const names = Object.fromEntries(LANGUAGES.map(language => [language, `${language} ${'x'.repeat(90)}`]))
  await seedRace(api.db, { id: '2' })
  await api.db
    .updateTable('competitors')
    .set({ names: JSON.stringify(names) })
    .execute()
  const prices = { r1: 2_000, r2: 3_000, r3: 5_000 }
  const selections = Object.entries(prices).map(([runner, odds]) => ({
    ...legOf('2', runner, odds),
    market_id: MARKET_WINNER,
  }))
  const bets = selections.map(selection => ({ ...single, selections: [selection] }))
  const { status } = await share({ bets })
  const [row] = await api.db.selectFrom('share_codes').select('slip').execute()
  expect(status).toBe(200)
  expect(JSON.stringify(row!.slip).length).toBeLessThanOrEqual(JSON.stringify({ bets }).length)
})

test('a player makes so many codes a day, then 429 until the next; others are not held up', async () => {
  const token = await api.signIn()
  const other = await api.signIn('empty')
  await shared('player:1001', CODES_A_DAY_MAX - 1, 0)
  expect((await share({ token })).status).toBe(200)
  expect(await share({ token })).toMatchObject({ status: 429, retryAfter: String(secondsToday()) })
  expect((await share({ token: other })).status).toBe(200)
  expect((await share()).status).toBe(200)
  api.clock.advance(DAY_MS)
  expect((await share({ token })).status).toBe(200)
  api.clock.advance(-DAY_MS)
})

test('visitors of one network share a daily limit of codes, others are not affected', async () => {
  for (let made = 0; made < CODES_A_DAY_MAX; made++) {
    expect((await share({ from: `2001:db8::${made.toString(16)}` })).status).toBe(200)
  }
  expect((await share({ from: '2001:db8:0:0:ffff::1' })).status).toBe(429)
  expect((await share({ from: '2001:db8:0:1::1' })).status).toBe(200)
  const { codes } = await api.db
    .selectFrom('share_codes')
    .select(eb => eb.fn.countAll<number>().as('codes'))
    .executeTakeFirstOrThrow()
  expect(codes).toBe(CODES_A_DAY_MAX + 1)
})

test('all slips have so many bytes, the last quarter of them for players; what is refused is not counted', async () => {
  await shared('all', 1, 192_000_000, 89)
  expect(await share()).toMatchObject({ status: 503, retryAfter: '3600' })
  const token = await api.signIn()
  expect((await share({ token })).status).toBe(200)
  await shared('all', 1, 64_000_000, 3)
  expect((await share({ token })).status).toBe(503)
  const counts = await api.db
    .selectFrom('share_counts')
    .select(['sharer', 'codes'])
    .where('sharer', '<>', 'all')
    .execute()
  expect(counts).toEqual([{ sharer: 'player:1001', codes: 1 }])
})

test('slips that have expired free their places, and who shared on an earlier day is forgotten', async () => {
  await shared('all', 1, 300_000_000, 91)
  await shared('player:1001', 5, 600, 1)
  expect((await share()).status).toBe(200)
  await removeOldShareCodes(api.db, api.clock.now())
  const stored = await api.db.selectFrom('share_counts').select('sharer').orderBy('sharer').execute()
  expect(stored.map(({ sharer }) => sharer.split(':')[0])).toEqual(['all', 'network'])
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001::6', '2001:db8:1:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('%s is of the network %s', (address, network) => {
  expect(sharerNetworkOf(address)).toBe(network)
})

const secondsToday = () => 86_400 - (Math.floor(api.clock.now() / 1000) % 86_400)
