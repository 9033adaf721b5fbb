import { expect, test } from 'vitest'
import { clientAnswering } from '../testing/clientAnswering.ts'
import { createClient } from './createClient.ts'

const withSession = (status: number, text: string) =>
  clientAnswering(status, text, { headers: { 'x-session': 'token' } })

test('params are escaped into the path, absent query values are left out', async () => {
  const { client, sent } = withSession(200, '{"data":[]}')
  await client('getMatchMarkets', { params: { id: 'a/b c' }, query: { limit: 500 } })
  await client('getMatches', { query: { match_status: [0, 1].map(String), sport_key: 'ice hockey' } })
  expect(sent.map(({ url }) => url)).toEqual([
    '/api/sportsbook/matches/a%2Fb%20c/markets?limit=500',
    '/api/sportsbook/matches?match_status=0%2C1&sport_key=ice%20hockey',
  ])
})

test('[7.2] platform calls carry the versioned accept header, all calls the language and own headers', async () => {
  const { client, sent } = withSession(200, '{"data":{}}')
  await client('getPlayer')
  await client('signIn', { body: { email: 'a@b.c', password: 'x' } }, { headers: { 'x-extra': '1' } })
  expect(sent[0]!.init.headers).toEqual({
    accept: 'application/vnd.touchline.v1+json',
    'accept-language': 'de',
    'x-session': 'token',
  })
  expect(sent[1]!.init).toMatchObject({
    method: 'POST',
    body: '{"email":"a@b.c","password":"x"}',
    headers: { 'content-type': 'application/json', 'x-extra': '1' },
  })
})

test('a refusal has the status, and the body if it is an error body', async () => {
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

test('a call whose media type is not JSON accepts that type and returns the text', async () => {
  const { client, sent } = withSession(200, 'ref,stake\r\n1,10.00\r\n')
  const answer = await client('exportBets', { query: { status: 'done' } })
  expect(answer).toEqual({ ok: true, value: 'ref,stake\r\n1,10.00\r\n' })
  expect(sent[0]!.init.headers.accept).toBe('text/csv')
})
