import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '#testing'

const RIGHT = { email: 'demo@touchline.example', password: 'touchline-demo' }
const HOUR_MS = 3_600_000
const ACCOUNTS = '/api/platform/player/accounts'

let api: TestApi
beforeAll(async () => {
  api = await createTestApi({ SESSION_IDLE_MINUTES: '120', SESSION_DAYS: '2' })
})
afterAll(() => api.close())

const statusOf = async (token: string) => (await api.request('GET', ACCOUNTS, { token })).status
const withCookie = async (cookie: string, host = 'localhost:3000') =>
  (await api.request('GET', ACCOUNTS, { headers: { cookie, host } })).status

describe('how long a session lasts', () => {
  test('two idle hours end it', async () => {
    const token = await api.signIn()
    api.clock.advance(2 * HOUR_MS - 1)
    expect(await statusOf(token)).toBe(200)
    api.clock.advance(2 * HOUR_MS)
    expect(await statusOf(token)).toBe(401)
  })

  test('in use it lasts two days, and not an hour longer', async () => {
    const token = await api.signIn()
    for (let hour = 1; hour < 48; hour++) {
      api.clock.advance(HOUR_MS)
      expect([hour, await statusOf(token)]).toEqual([hour, 200])
    }
    api.clock.advance(HOUR_MS)
    expect(await statusOf(token)).toBe(401)
  })

  test('automatic requests of a page do not count as use', async () => {
    const token = await api.signIn()
    for (let quarter = 1; quarter <= 8; quarter++) {
      api.clock.advance(HOUR_MS / 4)
      const { status } = await api.request('POST', '/api/sportsbook/websocket/token', { token })
      expect([quarter, status]).toEqual([quarter, quarter < 8 ? 200 : 401])
    }
    expect(await statusOf(token)).toBe(401)
  })

  test('a session that has ended is not revived by later use', async () => {
    const token = await api.signIn()
    api.clock.advance(HOUR_MS)
    await api.db.updateTable('sessions').set({ expires_at: api.clock.now() }).execute()
    expect(await statusOf(token)).toBe(401)
    expect(await statusOf(token)).toBe(401)
  })
})

describe('which cookie is taken', () => {
  test('where the secure cookie is set the plain one is none', async () => {
    const token = await api.signIn()
    expect(await withCookie(`__Host-sid=${token}`)).toBe(200)
    expect(await withCookie(`sid=${token}`)).toBe(401)
    expect(await withCookie(`sid=${token}; __Host-sid=other`)).toBe(401)
    expect(await withCookie(`__Host-sid=${token}; sid=other`)).toBe(200)
  })

  test('on a plain address it is the only one', async () => {
    const token = await api.signIn()
    expect(await withCookie(`sid=${token}`, '192.168.1.20:3000')).toBe(200)
    expect(await withCookie(`__Host-sid=${token}`, '192.168.1.20:3000')).toBe(401)
  })
})

describe('signing in again in the same browser', () => {
  const signIn = (headers: Record<string, string>, body: object = RIGHT) =>
    api.request('POST', '/api/platform/users/sign_in', { body, headers })

  test.each([
    ['with the cookie', (token: string) => ({ cookie: `__Host-sid=${token}` })],
    ['with the header', (token: string) => ({ 'x-session-token': token, 'x-session-transport': 'header' })],
    ['with a cookie of before https', (token: string) => ({ cookie: `sid=${token}` })],
  ])('%s ends the session it had', async (_, headersOf) => {
    const [old, elsewhere] = [await api.signIn(), await api.signIn()]
    expect((await signIn(headersOf(old))).status).toBe(200)
    expect([await statusOf(old), await statusOf(elsewhere)]).toEqual([401, 200])
  })

  test('as another player ends it too', async () => {
    const old = await api.signIn()
    const empty = { email: 'empty@touchline.example', password: 'touchline-empty' }
    expect((await signIn({ cookie: `__Host-sid=${old}` }, empty)).status).toBe(200)
    expect(await statusOf(old)).toBe(401)
  })

  test('a wrong password ends nothing', async () => {
    const old = await api.signIn()
    expect((await signIn({ cookie: `__Host-sid=${old}` }, { ...RIGHT, password: 'x' })).status).toBe(422)
    expect(await statusOf(old)).toBe(200)
  })
})

test('a session is stored with its device and browser, for a list of sessions', async () => {
  const agent = `Browser/1.0 ${'x'.repeat(500)}`
  await api.request('POST', '/api/platform/users/sign_in', { body: RIGHT, headers: { 'user-agent': agent } })
  const row = await api.db
    .selectFrom('sessions')
    .select(['device_id', 'user_agent', 'created_at', 'seen_at'])
    .where('user_agent', 'like', 'Browser%')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    device_id: expect.stringMatching(/^[\w-]{22}$/),
    user_agent: agent.slice(0, 256),
    created_at: api.clock.now(),
    seen_at: api.clock.now(),
  })
})
