import { expect, test } from 'vitest'
import { createClient, type ClientOptions } from './createClient.ts'

type Seen = { url: string; init: Parameters<ClientOptions['fetch']>[1] }

function clientAnswering(status: number, text: string) {
  const seen: Seen[] = []
  const client = createClient({
    sportsbookBase: '/api/sportsbook',
    platformBase: '/api/platform',
    locale: 'de',
    headers: { 'x-session': 'token' },
    fetch: async (url, init) => {
      seen.push({ url, init })
      return { ok: status < 300, status, text: async () => text }
    },
  })
  return { client, seen }
}

test('params are escaped into the path, absent query values are left out', async () => {
  const { client, seen } = clientAnswering(200, '{"data":[]}')
  await client('getMatchMarkets', { params: { id: 'a/b c' }, query: { limit: 500 } })
  await client('getMatches', { query: { match_status: [0, 1].map(String), sport_key: 'ice hockey' } })
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/sportsbook/matches/a%2Fb%20c/markets?limit=500',
    '/api/sportsbook/matches?match_status=0%2C1&sport_key=ice%20hockey',
  ])
})

test('[7.2] platform calls carry the versioned accept header, all calls the language and own headers', async () => {
  const { client, seen } = clientAnswering(200, '{"data":{}}')
  await client('getPlayer')
  await client('signIn', { body: { email: 'a@b.c', password: 'x' } }, { headers: { 'x-extra': '1' } })
  expect(seen[0]!.init.headers).toEqual({
    accept: 'application/vnd.touchline.v1+json',
    'accept-language': 'de',
    'x-session': 'token',
  })
  expect(seen[1]!.init).toMatchObject({
    method: 'POST',
    body: '{"email":"a@b.c","password":"x"}',
    headers: { 'content-type': 'application/json', 'x-extra': '1' },
  })
})

test('an answer that says no is refused, with its body where it is ours', async () => {
  const ours = await clientAnswering(422, '{"code":101,"localized_message":"moved"}').client('getBets')
  expect(ours).toEqual({
    ok: false,
    error: { kind: 'refused', status: 422, body: { code: 101, localized_message: 'moved' } },
  })
  const proxy = await clientAnswering(502, '<html>bad gateway</html>').client('getBets')
  expect(proxy).toEqual({ ok: false, error: { kind: 'refused', status: 502, body: undefined } })
})

test('an empty 2xx answer is null', async () => {
  expect(await clientAnswering(204, '').client('signOut')).toEqual({ ok: true, value: null })
})

test('[M3] an answer that cannot be read counts as no answer', async () => {
  expect(await clientAnswering(200, '{"data"').client('getBets')).toEqual({
    ok: false,
    error: { kind: 'offline' },
  })
})

test('a lost request is offline, a dropped one cancelled', async () => {
  const lost = createClient({
    sportsbookBase: '',
    platformBase: '',
    locale: 'en',
    fetch: async () => {
      throw new TypeError('network')
    },
  })
  expect(await lost('getSports')).toEqual({ ok: false, error: { kind: 'offline' } })
  expect(await lost('getSports', {}, { signal: { aborted: true } })).toEqual({
    ok: false,
    error: { kind: 'cancelled' },
  })
})

test('a call whose media type is no JSON is asked for by it, and gives its text as it came', async () => {
  const { client, seen } = clientAnswering(200, 'ref,stake\r\n1,10.00\r\n')
  const answer = await client('exportBets', { query: { status: 'done' } })
  expect(answer).toEqual({ ok: true, value: 'ref,stake\r\n1,10.00\r\n' })
  expect(seen[0]!.init.headers.accept).toBe('text/csv')
})
