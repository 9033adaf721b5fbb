import { describe, expect, test } from 'vitest'
import { CALLS } from '../calls/index.ts'
import { CALL_EXAMPLES } from '../documents/index.ts'
import { ROUTES, type CallName } from '../routes.ts'
import { clientAnswering } from '../testing/clientAnswering.ts'
import type { ApiClient } from './createClient.ts'

type AnyCall = (name: CallName, input?: object, options?: object) => ReturnType<ApiClient>

/** Sends one call and returns the request. */
async function sentBy(
  name: CallName,
  input?: object,
  options?: object,
  clientOptions?: Parameters<typeof clientAnswering>[2],
) {
  const { client, sent } = clientAnswering(200, '{"data":{}}', clientOptions)
  await (client as AnyCall)(name, input, options)
  expect(sent).toHaveLength(1)
  return sent[0]!
}
const addressOf = async (name: CallName, input?: object) => (await sentBy(name, input)).url

describe('every call', () => {
  const names = Object.keys(ROUTES) as CallName[]
  const exampleOf = (name: CallName) => {
    const { reply: _, ...input } = CALL_EXAMPLES[name] as { reply: unknown; params?: object; body?: object }
    return input
  }

  test.each(names)('%s goes out by its method to its address, all parameters filled in', async name => {
    const { url, init } = await sentBy(name, exampleOf(name))
    const bases = { sportsbook: '/api/sportsbook', platform: '/api/platform', wallet: '/api/virtual-wallet' }
    const { api, method, path } = ROUTES[name]
    expect(init.method).toBe(method)
    expect(url.startsWith(bases[api])).toBe(true)
    const pattern = new RegExp(`^${bases[api]}${path.replace(/:\w+/g, '[^/:?]+')}(\\?.*)?$`)
    expect(url).toMatch(pattern)
    expect(url).not.toMatch(/undefined|null|\[object/)
  })

  test.each(names)('%s carries a body exactly where it has one', async name => {
    const { init } = await sentBy(name, exampleOf(name))
    const hasBody = 'body' in CALLS[name]
    expect('body' in init).toBe(hasBody)
    expect(init.headers['content-type']).toBe(hasBody ? 'application/json' : undefined)
    if (hasBody) expect(JSON.parse(init.body!)).toEqual(exampleOf(name).body)
  })

  test.each(names)('%s asks for what it answers, in the language of the reader, with cookies', async name => {
    const { init } = await sentBy(name, exampleOf(name))
    const accept = {
      platform: 'application/vnd.touchline.v1+json',
      sportsbook: name === 'exportBets' ? 'text/csv' : 'application/json',
      wallet: 'application/json',
    }
    expect(init.headers.accept).toBe(accept[ROUTES[name].api])
    expect(init.headers['accept-language']).toBe('de')
    expect(init.credentials).toBe('include')
    expect(init).not.toHaveProperty('signal')
  })
})

describe('addresses', () => {
  test.each([
    ['getMatch', { params: { id: '50001' } }, '/api/sportsbook/matches/50001'],
    ['getMatch', { params: { id: 'a/b' } }, '/api/sportsbook/matches/a%2Fb'],
    ['getMatch', { params: { id: '../bets' } }, '/api/sportsbook/matches/..%2Fbets'],
    ['getMatch', { params: { id: 'a?b#c&d' } }, '/api/sportsbook/matches/a%3Fb%23c%26d'],
    ['getMatch', { params: { id: 'łódź 1' } }, '/api/sportsbook/matches/%C5%82%C3%B3d%C5%BA%201'],
    ['getPage', { params: { path: 'help/payments' } }, '/api/sportsbook/pages/help%2Fpayments'],
    ['addFavourite', { params: { type: 'matches', id: '7' } }, '/api/sportsbook/favourites/matches/7'],
    ['getAddress', { params: { sport: 'soccer', slug: 'a-b' } }, '/api/sportsbook/addresses/soccer/a-b'],
    ['getCustomMarkets', { params: { matchId: '7' } }, '/api/sportsbook/bets/custom/markets/7'],
    ['launchApp', { params: { provider: 'x y' }, body: { app: 'a' } }, '/api/virtual-wallet/x%20y/launch'],
  ] as const)('%s with %j is %s', async (name, input, url) => {
    expect(await addressOf(name, input)).toBe(url)
  })

  test.each([
    [undefined, ''],
    [{}, ''],
    [{ query: undefined }, ''],
    [{ query: {} }, ''],
    [{ query: { limit: 20 } }, '?limit=20'],
    [{ query: { limit: 20, page: 2 } }, '?limit=20&page=2'],
    [{ query: { page: 2, limit: 20 } }, '?page=2&limit=20'],
    [{ query: { limit: undefined, page: 2 } }, '?page=2'],
    [{ query: { limit: null, page: undefined } }, ''],
    [{ query: { start_from: 0 } }, '?start_from=0'],
    [{ query: { sport_key: '' } }, '?sport_key='],
    [{ query: { bettable: 'false' } }, '?bettable=false'],
    [{ query: { bettable: false } }, '?bettable=false'],
    [{ query: { sport_key: 'a&b=c d+e/ä' } }, '?sport_key=a%26b%3Dc%20d%2Be%2F%C3%A4'],
    [{ query: { match_status: ['0', '1'] } }, '?match_status=0%2C1'],
    [{ query: { match_status: [] } }, '?match_status='],
  ])('the query of %j is %j', async (input, query) => {
    expect(await addressOf('getMatches', input)).toBe(`/api/sportsbook/matches${query}`)
  })

  test("go to an operator's own back end where it has one", async () => {
    const own = {
      sportsbookBase: 'https://api.example/sb',
      platformBase: 'https://id.example',
      walletBase: 'https://wallet.example/w',
    }
    const urlOf = async (name: CallName, input?: object) => (await sentBy(name, input, {}, own)).url
    expect(await urlOf('getSports')).toBe('https://api.example/sb/sports')
    expect(await urlOf('getPlayer')).toBe('https://id.example/player')
    expect(await urlOf('launchApp', { params: { provider: 'p' }, body: { app: 'a' } })).toBe(
      'https://wallet.example/w/p/launch',
    )
  })
})

describe('headers', () => {
  test('of the client go with every call, those of a call with that one', async () => {
    const { client, sent } = clientAnswering(200, 'null', { headers: { 'x-session-token': 't' } })
    await client('getSports', {}, { headers: { 'idempotency-key': 'k' } })
    await client('getSports')
    expect(sent.map(({ init }) => init.headers)).toEqual([
      { accept: 'application/json', 'accept-language': 'de', 'x-session-token': 't', 'idempotency-key': 'k' },
      { accept: 'application/json', 'accept-language': 'de', 'x-session-token': 't' },
    ])
  })

  test('of a call win over those of the client, and both over ours', async () => {
    const { init } = await sentBy(
      'getSports',
      {},
      { headers: { 'x-a': 'call', accept: 'application/xml' } },
      { headers: { 'x-a': 'client', 'accept-language': 'en-GB,en;q=0.5' } },
    )
    expect(init.headers).toEqual({
      accept: 'application/xml',
      'accept-language': 'en-GB,en;q=0.5',
      'x-a': 'call',
    })
  })
})

describe('bodies', () => {
  test.each([
    ['an object', { ids: ['1'] }, '{"ids":["1"]}'],
    ['an empty object', {}, '{}'],
    ['null', null, 'null'],
    ['text beyond ASCII', { email: 'jörg@example.com' }, '{"email":"jörg@example.com"}'],
  ])('%s is JSON', async (_, body, text) => {
    const { init } = await sentBy('readNotifications', { body })
    expect(init.body).toBe(text)
    expect(init.headers['content-type']).toBe('application/json')
  })

  test('an undefined one is none', async () => {
    const { init } = await sentBy('readAllNotifications', { body: undefined })
    expect(init).not.toHaveProperty('body')
    expect(init.headers).not.toHaveProperty('content-type')
  })
})

test('a signal is handed to fetch as it is', async () => {
  const signal = { aborted: false }
  const { init } = await sentBy('getSports', {}, { signal })
  expect((init as { signal?: unknown }).signal).toBe(signal)
})
