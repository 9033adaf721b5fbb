import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallReply, ErrorBodyWire } from '@touchline/contract'
import { convertMoney, currencyOf, moneyOf } from '@touchline/domain/money'
import { createTestApi, type TestApi } from '#testing'

let api: TestApi
let token: string

beforeAll(async () => {
  api = await createTestApi()
  token = await api.signIn()
})
afterAll(() => api.close())

async function choose(body: object) {
  const reply = await api.request('POST', '/api/sportsbook/settings', { token, body })
  return {
    status: reply.status,
    error: reply.body as ErrorBodyWire,
    settings: (reply.body as CallReply<'updateSettings'>).data,
  }
}
async function settings(who?: string) {
  const { body } = await api.request(
    'GET',
    '/api/sportsbook/settings',
    who === undefined ? {} : { token: who },
  )
  return (body as CallReply<'getSettings'>).data
}

test('a player without a choice gets the site’s: lower prices need confirmation [ACCEPT-7], stakes in each currency, custom bets on', async () => {
  expect(await settings()).toMatchObject({
    auto_accept_odds_change: 'higher',
    odds_type: 'european',
    custom_bet_enabled: true,
    custom_bet_allow_single: false,
    stakes: { EUR: [500, 1_000, 2_500, 5_000], JPY: [500, 1_000, 3_000, 5_000] },
  })
})

test('the limits of a bet are given in every currency, with the rates between them', async () => {
  const { stake_limits, stakes, rates } = await settings()
  expect(stake_limits.EUR).toEqual({ min_stake: 10, max_stake: 1_000_000, max_win: 50_000_000 })
  expect(Object.keys(stake_limits)).toEqual(Object.keys(stakes))
  const { base, at, per_base: perBase } = rates!
  expect(at).toBeLessThan(api.clock.now())
  const euro = moneyOf(1_000, currencyOf('EUR')!)
  for (const code of Object.keys(stakes)) {
    const sum = convertMoney(euro, currencyOf(code)!, { base, at, perBase })!
    // Ten euros are a valid stake in any currency, and about ten euros when converted back.
    expect(sum.value).toBeGreaterThanOrEqual(stake_limits[code]!.min_stake!)
    expect(convertMoney(sum, currencyOf('EUR')!, { base, at, perBase })!.value).toBeCloseTo(1_000, -1)
  }
})

test('a player’s choices are stored per player, each independently', async () => {
  await choose({ auto_accept_odds_change: 'any' })
  await choose({ odds_type: 'american' })
  api.clock.advance(1_000)
  expect((await choose({ stakes: { JPY: [400] } })).settings.updated_at).toBe(api.clock.now())
  expect(await settings(token)).toMatchObject({
    auto_accept_odds_change: 'any',
    odds_type: 'american',
    stakes: { EUR: [500, 1_000, 2_500, 5_000], JPY: [400] },
  })
  expect(await settings()).toMatchObject({
    auto_accept_odds_change: 'higher',
    stakes: { JPY: [500, 1_000, 3_000, 5_000] },
  })
})

describe('favourite stakes', () => {
  test('are stored in order of size, each once', async () => {
    expect((await choose({ stakes: { EUR: [2_000, 50, 2_000, 300] } })).settings.stakes.EUR).toEqual([
      50, 300, 2_000,
    ])
    expect((await settings(token)).stakes.EUR).toEqual([50, 300, 2_000])
  })
  test('of an empty list are the site’s again', async () => {
    await choose({ stakes: { EUR: [700], BTC: [900] } })
    const { stakes } = (await choose({ stakes: { EUR: [] } })).settings
    expect(stakes).toMatchObject({ EUR: [500, 1_000, 2_500, 5_000], BTC: [900] })
  })
  test.each([
    [{ EUR: [1, 2, 3, 4, 5, 6, 7].map(n => n * 100) }, 'stakes.EUR'],
    [{ XAU: [100] }, 'stakes.XAU'],
    [{ EUR: [9] }, 'stakes.EUR'],
    [{ EUR: [1_000_001] }, 'stakes.EUR'],
    [{ EUR: [0] }, 'stakes.EUR.0'],
    [{ EUR: [10.5] }, 'stakes.EUR.0'],
    [{ EUR: ['500'] }, 'stakes.EUR.0'],
  ])('%j are refused by name, and nothing is stored', async (stakes, field) => {
    const before = await settings(token)
    const { status, error } = await choose({ stakes, odds_type: 'percent' })
    expect([status, error.code, Object.keys(error.fields!)]).toEqual([400, 10, [field]])
    expect(await settings(token)).toEqual(before)
  })
})

test.each([{ odds_type: 'roman' }, { auto_accept_odds_change: 'lower' }])('%j is refused', async wish => {
  expect((await choose(wish)).status).toBe(400)
})

test('[ACCEPT-7] a site may set another accept mode; guests and players who have not chosen have it', async () => {
  const other = await createTestApi({ DEFAULT_ACCEPT_MODE: 'none' })
  const [system, ofGuest, ofPlayer] = await Promise.all([
    other.request('GET', '/api/sportsbook/system'),
    other.request('GET', '/api/sportsbook/settings'),
    other.request('GET', '/api/sportsbook/settings', { token: await other.signIn() }),
  ])
  expect((system.body as CallReply<'getSystem'>).data.default_accept_mode).toBe('none')
  for (const { body } of [ofGuest, ofPlayer])
    expect((body as CallReply<'getSettings'>).data.auto_accept_odds_change).toBe('none')
  await other.close()
})

test('a site may allow custom bets of one outcome, and hide my bets', async () => {
  const other = await createTestApi({ CUSTOM_BET_ALLOW_SINGLE: '1', MY_BETS_VISIBLE: '0' })
  const chosen = await other.request('GET', '/api/sportsbook/settings')
  const system = await other.request('GET', '/api/sportsbook/system')
  expect((chosen.body as CallReply<'getSettings'>).data.custom_bet_allow_single).toBe(true)
  expect((system.body as CallReply<'getSystem'>).data).toMatchObject({
    share_bets: true,
    is_my_bets_visible: false,
  })
  await other.close()
})

test('a site has pages of its own, an operator and addresses as configured, in the language of the request', async () => {
  const help = { path: 'help', title: { en: 'Help', de: 'Hilfe' }, blocks: [{ text: { en: 'Ask us.' } }] }
  const other = await createTestApi({
    CUSTOM_PAGES: JSON.stringify([help]),
    OPERATOR: '{"name":"Example Ltd"}',
    ALWAYS_PREFIX: '1',
    PAGES_BLOCKED_IN: 'XX',
    USER_GROUP_CHECK: 'vip,https://platform.example/',
  })
  const system = await other.request('GET', '/api/sportsbook/system')
  expect((system.body as CallReply<'getSystem'>).data).toMatchObject({
    always_prefix: true,
    custom_pages: [{ path: 'help', title: 'Help' }],
    operator: { name: 'Example Ltd', licence: null },
    blocked_countries: ['XX'],
    user_group_check: { group_id: 'vip', platform_url: 'https://platform.example/' },
  })
  const german = await other.request('GET', '/api/sportsbook/system', {
    headers: { 'accept-language': 'de' },
  })
  expect((german.body as CallReply<'getSystem'>).data.custom_pages).toEqual([
    { path: 'help', title: 'Hilfe' },
  ])
  const page = await other.request('GET', '/api/sportsbook/pages/help', {
    headers: { 'accept-language': 'de' },
  })
  expect((page.body as CallReply<'getPage'>).data).toEqual({
    path: 'help',
    title: 'Hilfe',
    blocks: [{ type: 'text', title: null, text: 'Ask us.' }],
  })
  expect((await other.request('GET', '/api/sportsbook/pages/none')).status).toBe(404)
  await other.close()
})
