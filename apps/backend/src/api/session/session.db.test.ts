import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLATFORM_ACCEPT, type CallReply, type ErrorBodyWire } from '@touchline/contract'
import { createTestApi, type TestApi } from '#testing'

const RIGHT = { email: 'demo@touchline.example', password: 'touchline-demo' }
const SIGN_IN = '/api/platform/users/sign_in'
const DAY_MS = 86_400_000

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ BLOCKED_COUNTRIES: 'US,FR' })
})
afterAll(() => api.close())

const signIn = (body: object, headers: Record<string, string> = {}) =>
  api.request('POST', SIGN_IN, { body, headers })
/** The line that sets the session cookie. */
const cookieOf = (headers: Record<string, unknown>) =>
  [headers['set-cookie']]
    .flat()
    .map(String)
    .find(line => /^(__Host-)?sid=[^;]/.test(line)) ?? String(headers['set-cookie'])
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as ErrorBodyWire).code]

describe('sign in', () => {
  test('gives the profile and a __Host- cookie on localhost', async () => {
    const { status, body, headers } = await signIn(RIGHT)
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { id: '1001', email: RIGHT.email, currency: 'EUR' } })
    expect(cookieOf(headers)).toMatch(
      /^__Host-sid=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    expect(body).not.toHaveProperty('token')
  })

  test('on another plain-http address the cookie is sid, not secure', async () => {
    const { headers } = await signIn(RIGHT, { host: '192.168.1.20:3000' })
    expect(cookieOf(headers)).toMatch(/^sid=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  test('behind a proxy that reports https the cookie is secure', async () => {
    const { headers } = await signIn(RIGHT, { host: 'bets.example', 'x-forwarded-proto': 'https' })
    expect(cookieOf(headers)).toMatch(/^__Host-sid=.*; Secure/)
  })

  test('a frame gets its token in the answer and no cookie', async () => {
    const { body, headers } = await signIn(RIGHT, { 'x-session-transport': 'header' })
    expect(headers).not.toHaveProperty('set-cookie')
    const { token } = body as { token: string }
    const profile = await api.request('GET', '/api/platform/player', { token })
    expect(profile.body).toMatchObject({ data: { id: '1001' } })
  })

  test('the token is not in the database, its hash is', async () => {
    const { body } = await signIn(RIGHT, { 'x-session-transport': 'header' })
    const rows = await api.db.selectFrom('sessions').select('token_hash').execute()
    expect(rows.every(row => /^[\da-f]{64}$/.test(row.token_hash))).toBe(true)
    expect(rows.map(row => row.token_hash)).not.toContain((body as { token: string }).token)
  })

  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const wrong = await signIn({ ...RIGHT, password: 'x' })
    const unknown = await signIn({ email: 'nobody@touchline.example', password: 'x' })
    expect(codeOf(wrong)).toEqual([422, 19])
    expect(unknown.body).toEqual(wrong.body)
  })

  test('ten failures bar an e-mail for a quarter of an hour, even with the right password', async () => {
    const email = 'empty@touchline.example'
    for (let i = 0; i < 10; i++) await signIn({ email, password: 'x' })
    expect(codeOf(await signIn({ email, password: 'touchline-empty' }))).toEqual([429, 15])
    api.clock.advance(15 * 60_000)
    expect((await signIn({ email, password: 'touchline-empty' })).status).toBe(200)
  })

  test('is refused from blocked countries with 13, and /system reports it before', async () => {
    const from = { 'x-country': 'fr' }
    expect(codeOf(await signIn(RIGHT, from))).toEqual([403, 13])
    const { body } = await api.request('GET', '/api/sportsbook/system', {
      headers: { ...from, 'accept-language': 'de' },
    })
    expect((body as CallReply<'getSystem'>).data).toMatchObject({
      sign_in_allowed: false,
      user_country: { code: 'FR', name: 'Frankreich' },
    })
  })

  test('a body without password is a 400 that names the field', async () => {
    const { status, body } = await signIn({ email: RIGHT.email })
    expect([status, body]).toMatchObject([400, { code: 10, fields: { password: 'invalid_type' } }])
  })
})

describe('a session', () => {
  test('ends after 14 days: player calls answer 401, the profile is empty', async () => {
    const token = await api.signIn()
    api.clock.advance(14 * DAY_MS)
    expect(codeOf(await api.request('GET', '/api/platform/player/accounts', { token }))).toEqual([401, 11])
    const { status, body } = await api.request('GET', '/api/platform/player', { token })
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { id: null, email: null, auth_phone_number: null } })
  })

  test('is gone after sign-out, and the cookie with it', async () => {
    const token = await api.signIn()
    const { status, headers } = await api.request('DELETE', '/api/platform/users/sign_out', { token })
    expect(status).toBe(200)
    expect(cookieOf(headers)).toContain('__Host-sid=;')
    expect(codeOf(await api.request('GET', '/api/platform/player/accounts', { token }))).toEqual([401, 11])
  })

  test('signing out twice is no error', async () => {
    expect((await api.request('DELETE', '/api/platform/users/sign_out')).status).toBe(200)
  })
})

describe('accounts', () => {
  test('the demo player holds EUR, JPY, KWD and BTC, EUR active', async () => {
    const { body } = await api.request('GET', '/api/platform/player/accounts', { token: await api.signIn() })
    expect((body as CallReply<'getAccounts'>).data).toEqual([
      { currency: 'BTC', subunits: 100_000_000, balance: 5_000_000, active: false },
      { currency: 'EUR', subunits: 100, balance: 100_000, active: true },
      { currency: 'JPY', subunits: 1, balance: 150_000, active: false },
      { currency: 'KWD', subunits: 1000, balance: 300_000, active: false },
    ])
  })

  test('another account becomes the active one; a currency without account is refused', async () => {
    const token = await api.signIn('empty')
    const choose = (currency: string) =>
      api.request('POST', '/api/platform/player/accounts', { token, body: { currency } })
    const { body } = await choose('KWD')
    expect((body as CallReply<'chooseAccount'>).data.filter(({ active }) => active)).toMatchObject([
      { currency: 'KWD' },
    ])
    expect(codeOf(await choose('USD'))).toEqual([422, 110])
  })
})

test.each([
  [PLATFORM_ACCEPT, 200],
  ['application/json', 200],
  ['*/*', 200],
  ['text/html, application/json;q=0.9', 200],
  ['application/vnd.touchline.v2+json', 406],
  ['text/html', 406],
])('[7.2] the platform API answers Accept: %s with %i', async (accept, status) => {
  expect((await api.request('GET', '/api/platform/player', { headers: { accept } })).status).toBe(status)
})

describe('realtime tokens', () => {
  const authorize = (channel: string, token?: string) =>
    api.request('POST', '/api/sportsbook/websocket/authorize', {
      body: { channels: [channel] },
      ...(token && { token }),
    })

  test('anonymous visitors connect with an empty subject, players with their id', async () => {
    const subjectOf = async (token?: string) => {
      const { body } = await api.request('POST', '/api/sportsbook/websocket/token', token ? { token } : {})
      const [, claims = ''] = (body as { token: string }).token.split('.')
      return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub?: string }).sub
    }
    expect([await subjectOf(), await subjectOf(await api.signIn())]).toEqual(['', '1001'])
  })

  test('a private channel is for its player only', async () => {
    const token = await api.signIn()
    expect(await authorize('$user:1001', token)).toMatchObject({
      status: 200,
      body: { channels: [{ channel: '$user:1001' }] },
    })
    expect(codeOf(await authorize('$user:1002', token))).toEqual([403, 12])
    expect(codeOf(await authorize('match:1', token))).toEqual([403, 12])
    expect(codeOf(await authorize('$user:1001'))).toEqual([401, 11])
  })
})

test('[5] the language of a player is stored if it is one of the site’s, and refused otherwise', async () => {
  const token = await api.signIn('empty')
  const choose = (locale: string) =>
    api.request('PATCH', '/api/platform/player/update_locale', { token, body: { locale } })
  expect((await choose('ar')).body).toMatchObject({ data: { language: 'ar' } })
  expect((await choose('xx')).status).toBe(422)
  const { body } = await api.request('GET', '/api/platform/player', { token })
  expect(body).toMatchObject({ data: { language: 'ar' } })
  const guest = await api.request('PATCH', '/api/platform/player/update_locale', { body: { locale: 'de' } })
  expect(guest.status).toBe(401)
})

test('the profile names the groups a player is in', async () => {
  const token = await api.signIn('empty')
  await api.db.updateTable('players').set({ statuses: '["vip"]' }).execute()
  const { body } = await api.request('GET', '/api/platform/player', { token })
  expect(body).toMatchObject({ data: { statuses: [{ id: 'vip' }] } })
})
