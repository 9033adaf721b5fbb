import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ROUTES, type CallName, type ErrorBodyWire } from '@touchline/contract'
import { CALLS } from '@touchline/contract/schemas'
import { checkLedger } from '#api/ledger'
import { planDraws } from '#api/lotteries'
import { balanceOf, createTestApi, seedMatch, sendBets, singleOf, type TestApi } from '#testing'

const BLOCKED = { 'x-country': 'US' }
const ALLOWED = { 'x-country': 'MT' }
const TICKETS = '/api/virtual-wallet/drawhouse/lotteries/lantern-five/tickets'
const TICKET = { main: [1, 2, 3, 4, 5], bonus: [6], draws: 1 }

let api: TestApi
let token: string
beforeAll(async () => {
  api = await createTestApi({ BLOCKED_COUNTRIES: 'US' })
  await seedMatch(api.db, { id: '1' })
  await planDraws(api.db, { newSeed: () => randomUUID().padEnd(64, '0'), now: api.clock.now() })
})
afterAll(() => api.close())
beforeEach(async () => {
  token = await api.signIn()
})

type Headers = Record<string, string>
const codeOf = (reply: { status: number; body: unknown }) => [
  reply.status,
  (reply.body as ErrorBodyWire | null)?.code,
]
const place = (headers: Headers, key: string = randomUUID()) =>
  sendBets(api, [singleOf('1', 100)], { token, key, headers })
const cashOut = (bet: string, headers: Headers, key: string = randomUUID()) =>
  api.request('POST', '/api/sportsbook/bets/cashout', {
    token,
    body: { bet_id: bet, to_cashout: 1 },
    headers: { 'idempotency-key': key, ...headers },
  })
const setRule = (bet: string, headers: Headers) =>
  api.request('PUT', `/api/sportsbook/bets/${bet}/cashout-rule`, {
    token,
    body: { at_least: 100_000 },
    headers,
  })
const launch = (headers: Headers) =>
  api.request('POST', '/api/virtual-wallet/drawhouse/launch', {
    token,
    body: { app: 'lantern-five' },
    headers,
  })
const buy = (cookie: string, headers: Headers, key: string = randomUUID()) =>
  api.request('POST', TICKETS, { body: TICKET, headers: { cookie, 'idempotency-key': key, ...headers } })

async function openPage(): Promise<string> {
  const { body } = await launch(ALLOWED)
  const { headers } = await api.request('GET', (body as { url: string }).url)
  return String(headers['set-cookie']).split(';')[0]!
}
async function placedBet(): Promise<string> {
  const { body } = await place(ALLOWED)
  return (body as { data: { id: string }[] }).data[0]!.id
}

test('[5] a bet, a quick bet, a cash-out, its rule and a ticket are refused from a blocked country, and nothing moves', async () => {
  const [bet, cookie] = [await placedBet(), await openPage()]
  const before = await balanceOf(api, token)
  const quick = sendBets(api, [singleOf('1', 100)], { token, headers: BLOCKED, meta: { quick: true } })
  const refused = [
    await place(BLOCKED),
    await quick,
    await cashOut(bet, BLOCKED),
    await setRule(bet, BLOCKED),
    await launch(BLOCKED),
  ]
  expect(refused.map(codeOf)).toEqual(Array(5).fill([403, 13]))
  expect((await buy(cookie, BLOCKED)).status).toBe(403)
  expect(await balanceOf(api, token)).toBe(before)
  expect(await checkLedger(api.db)).toEqual([])
})

test('the key of what was refused there stays free', async () => {
  const [bet, cookie] = [await placedBet(), await openPage()]
  const keys = { place: randomUUID(), cashOut: randomUUID(), buy: randomUUID() }
  await place(BLOCKED, keys.place)
  await cashOut(bet, BLOCKED, keys.cashOut)
  await buy(cookie, BLOCKED, keys.buy)
  const allowed = [await place(ALLOWED, keys.place), await buy(cookie, ALLOWED, keys.buy)]
  expect(allowed.map(({ status }) => status)).toEqual([200, 200])
  expect((await cashOut(bet, ALLOWED, keys.cashOut)).status).not.toBe(403)
})

test('[M4] what was done before gets its first answer, from wherever it is repeated', async () => {
  const [bet, cookie] = [await placedBet(), await openPage()]
  const key = randomUUID()
  const first = await place(ALLOWED, key)
  const before = await balanceOf(api, token)
  const again = await place(BLOCKED, key)
  expect([again.status, again.body]).toEqual([200, first.body])
  const taken = await cashOut(bet, ALLOWED, key)
  const takenAgain = await cashOut(bet, BLOCKED, key)
  expect([takenAgain.status, takenAgain.body]).toEqual([taken.status, taken.body])
  const sold = await buy(cookie, ALLOWED, key)
  const spent = await balanceOf(api, token)
  expect((await buy(cookie, BLOCKED, key)).body).toEqual(sold.body)
  expect([(await balanceOf(api, token)) - spent, spent < before]).toEqual([0, true])
})

test('every call that changes something of a player was decided about: it moves money, or it does not', () => {
  const changing = (Object.keys(ROUTES) as CallName[]).filter(
    name => ROUTES[name].method !== 'GET' && 'access' in CALLS[name],
  )
  const movesMoney = ['placeBets', 'cashOut', 'setCashoutRule', 'launchApp']
  // Removing a rule, choosing the active account, and everything that does not involve money.
  const movesNone = [
    'updateSettings',
    'removeCashoutRule',
    'addFavourite',
    'removeFavourite',
    'readNotifications',
    'readAllNotifications',
    'authorizeChannels',
    'updateLocale',
    'chooseAccount',
  ]
  expect(changing.toSorted()).toEqual([...movesMoney, ...movesNone].toSorted())
})
