import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ErrorBodyWire } from '@touchline/contract'
import { createTestApi, onOwnerPath, type TestApi } from '#testing'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ PUBLIC_ORIGIN: 'https://bets.example' })
})
afterAll(() => api.close())

const change = (headers: Record<string, string>) =>
  api.request('POST', '/api/sportsbook/counters', { body: {}, headers })

describe('[threat model, CSRF] a change comes from our own pages', () => {
  test.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://bets.example' }, 200],
    [{ origin: 'https://bets.example' }, 200],
    [{ origin: 'http://localhost:3000' }, 200],
    [{}, 200],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://bets.example' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'none' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'https://bets.example.evil.example' }, 403],
    [{ origin: 'null' }, 403],
  ])('%j gets %i', async (headers, status) => {
    expect((await change(headers as Record<string, string>)).status).toBe(status)
  })

  test('reading is open to all', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }
    expect((await api.request('GET', '/api/sportsbook/sports', { headers })).status).toBe(200)
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
    'a form of %s is no JSON',
    async type => {
      const { status, body } = await api.request('POST', '/api/sportsbook/counters', {
        body: '{}',
        headers: { 'content-type': type },
      })
      expect([status, (body as ErrorBodyWire).code]).toEqual([415, 10])
    },
  )
})

describe('every answer is marked as data that is not to be rendered, and the site as reachable over https only', () => {
  const ALWAYS = {
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  }
  test.each([
    ['GET', '/api/sportsbook/sports', 200],
    ['GET', '/api/sportsbook/matches?page=0', 400],
    ['GET', '/api/sportsbook/matches/%', 400],
    ['GET', '/api/sportsbook/v3/bets', 401],
    ['GET', '/api/sportsbook/unknown', 404],
    ['GET', '/openapi.json', 200],
  ] as const)('%s %s: %i', async (method, path, status) => {
    const reply = await api.request(method, path)
    expect(reply.status).toBe(status)
    expect(reply.headers).toMatchObject(ALWAYS)
  })

  test('a change from another site', async () => {
    const reply = await change({ origin: 'https://evil.example' })
    expect(reply.status).toBe(403)
    expect(reply.headers).toMatchObject(ALWAYS)
  })

  test('the page of the documents has a policy of its own', async () => {
    const { headers } = await api.request('GET', '/docs/')
    expect(headers['content-security-policy']).toContain("object-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('a site on plain http binds no browser to https', async () => {
    const plain = await createTestApi({ PUBLIC_ORIGIN: 'http://localhost:3000' })
    const { headers } = await plain.request('GET', '/api/sportsbook/sports')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(headers).not.toHaveProperty('strict-transport-security')
    await plain.close()
  })
})

describe('bad input gets a code and a message, never a stack trace', () => {
  test.each([
    ['GET', '/api/sportsbook/matches?page=0', 400],
    ['GET', '/api/sportsbook/matches?limit=x', 400],
    ['GET', '/api/sportsbook/matches?match_status=9', 400],
    ['GET', '/api/sportsbook/matches?bettable=maybe', 400],
    ['GET', '/api/sportsbook/matches/nope', 404],
    ['GET', '/api/sportsbook/matches/nope/markets', 404],
    ['GET', '/api/sportsbook/categories/%00', 400],
    ['GET', '/api/sportsbook/matches/1/markets?market_id=one', 400],
    ['GET', '/api/sportsbook/unknown', 404],
    ['PUT', '/api/sportsbook/matches', 405],
    ['GET', '/api/sportsbook/v3/bets?from=&to=', 400],
    ['GET', '/api/sportsbook/matches?page=', 400],
    ['GET', '/api/sportsbook/matches?start_from=%20', 400],
    ['GET', '/api/sportsbook/matches?match_status=', 400],
    ['GET', '/api/sportsbook/matches/1/markets?market_id=', 400],
    ['GET', '/etc/passwd', 404],
  ] as const)('%s %s: %i', async (method, path, status) => {
    const reply = await api.request(method, path)
    expect(reply.status).toBe(status)
    expect(Object.keys(reply.body as object).toSorted()).toEqual(
      status === 400 ? ['code', 'fields', 'localized_message'] : ['code', 'localized_message'],
    )
  })

  test.each(['/api/sportsbook/matches/%', '/%zz?locale=de', `/api/sportsbook/matches/${'x'.repeat(200)}`])(
    'an address that cannot be read is refused, and the next one is answered: %s',
    async path => {
      const reply = await api.request('GET', path)
      expect(reply.status).toBeGreaterThanOrEqual(400)
      expect(reply.status).toBeLessThan(500)
      expect(Object.keys(reply.body as object)).toContain('localized_message')
      expect((await api.request('GET', '/api/sportsbook/sports')).status).toBe(200)
    },
  )

  test('a NUL is refused at the field that holds it; typed as \\u0000 it is a text like any other', async () => {
    const signIn = (email: string) =>
      api.request('POST', '/api/platform/users/sign_in', { body: { email, password: 'x' } })
    expect(await signIn('a\0@b.example')).toMatchObject({
      status: 400,
      body: { code: 10, fields: { email: 'invalid_character' } },
    })
    expect(await signIn(String.raw`\u0000@b.example`)).toMatchObject({ status: 422, body: { code: 19 } })
  })

  test('a body over 64 kB: 413', async () => {
    const { status } = await api.request('POST', '/api/sportsbook/counters', {
      body: { sport_id: 'x'.repeat(70_000) },
    })
    expect(status).toBe(413)
  })

  test('a body that is no JSON: 400', async () => {
    const { status } = await api.request('POST', '/api/sportsbook/counters', {
      body: '{"a":',
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
  })

  test.each([
    ['de', 'de'],
    ['fr-FR, ar;q=0.5', 'fr'],
    ['eo, ar;q=0.5', 'ar'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh-Hans'],
    ['pt-PT', 'pt-BR'],
    ['xx', 'en'],
    ['__proto__', 'en'],
  ])('Accept-Language %s answers in %s', async (wanted, locale) => {
    const { headers } = await api.request('GET', '/api/sportsbook/unknown/../system', {
      headers: { 'accept-language': wanted },
    })
    expect(headers['content-language']).toBe(locale)
  })
})

test('[M8] a database that is gone is a 503 with Retry-After; any other surprise a 500 without details', async () => {
  const broken = await createTestApi()
  await onOwnerPath(broken.databaseUrl, trx =>
    trx.schema.alterTable('sports').renameTo('sports_away').execute(),
  )
  const { status, body } = await broken.request('GET', '/api/sportsbook/sports')
  expect([status, body]).toMatchObject([500, { code: 16 }])
  expect(JSON.stringify(body)).not.toContain('sports')
  await broken.dropDatabase()
  const gone = await broken.request('GET', '/api/sportsbook/categories')
  expect([gone.status, gone.headers['retry-after'], gone.body]).toMatchObject([503, '2', { code: 18 }])
  await broken.close()
})

describe('an address that is there, by a method that it has not, answers 405 with those it has', () => {
  test.each([
    ['PUT', '/api/sportsbook/matches', 'GET, HEAD'],
    ['DELETE', '/api/sportsbook/matches/1/markets?page=1', 'GET, HEAD'],
    ['GET', '/api/sportsbook/counters', 'POST'],
    ['PATCH', '/api/sportsbook/v3/bets', 'GET, HEAD, POST'],
    ['GET', '/api/sportsbook/bets/1/cashout-rule', 'DELETE, PUT'],
    ['POST', '/api/platform/users/sign_out', 'DELETE'],
    ['POST', '/api/platform/player', 'GET, HEAD'],
    ['PUT', '/api/sportsbook/favourites/match/1', 'DELETE, POST'],
    ['POST', '/openapi.json', 'GET, HEAD'],
  ] as const)('%s %s: %s', async (method, path, allow) => {
    const { status, headers, body } = await api.request(method, path, method === 'GET' ? {} : { body: {} })
    expect([status, headers.allow, body]).toMatchObject([405, allow, { code: 10 }])
  })

  test.each([
    '/api/sportsbook/unknown',
    '/api/sportsbook/matches/',
    '/etc/passwd',
    '/api/sportsbook/matches/1/2/3',
  ])('%s is no address: 404 by any method, and nothing is allowed', async path => {
    const { status, headers } = await api.request('PUT', path, { body: {} })
    expect([status, headers.allow]).toEqual([404, undefined])
  })
})
