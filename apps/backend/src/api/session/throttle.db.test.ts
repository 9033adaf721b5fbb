import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ErrorBodyWire } from '@touchline/contract'
import { createTestApi, type TestApi } from '#testing'

const DEMO = { email: 'demo@touchline.example', password: 'touchline-demo' }
const EMPTY = { email: 'empty@touchline.example', password: 'touchline-empty' }
const MINUTE_MS = 60_000

let api: TestApi
beforeAll(async () => {
  // The limits of demo mode, not the wide ones of test mode.
  api = await createTestApi({ TOUCHLINE_MODE: 'demo' })
})
afterAll(() => api.close())
beforeEach(() => api.clock.advance(20 * MINUTE_MS))

/** Signs in from an address, with the cookies a browser would send. */
async function signIn(body: object, { from = '203.0.113.7', cookie = '' } = {}) {
  const reply = await api.request('POST', '/api/platform/users/sign_in', {
    body,
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
  })
  const code = (reply.body as ErrorBodyWire).code as number | undefined
  return { ...reply, code, retryAfter: Number(reply.headers['retry-after']) }
}
const wrong = (email = DEMO.email) => ({ email, password: 'a guess' })
const fail = (count: number, from: string, email?: string) =>
  Promise.all(Array.from({ length: count }, () => signIn(wrong(email), { from })))
const statusesOf = (replies: readonly { status: number }[]) =>
  replies.map(({ status }) => status).toSorted((a, b) => a - b)
/** The cookies that the browser stores from an answer. */
function cookiesOf(headers: Record<string, unknown>): Record<string, string> {
  const set = [headers['set-cookie']].flat().map(String)
  return Object.fromEntries(
    set.map(line => line.split(';')[0]!.split(/=(.*)/).slice(0, 2) as [string, string]),
  )
}
const deviceOf = (headers: Record<string, unknown>) =>
  `__Host-known-device=${cookiesOf(headers)['__Host-known-device']}`

describe('wrong passwords for one account', () => {
  test('of nineteen at the same time ten are tried; the others are refused with the seconds that are left', async () => {
    const replies = await fail(19, '198.51.100.1')
    expect(statusesOf(replies)).toEqual([...Array(10).fill(422), ...Array(9).fill(429)])
    const refused = replies.filter(({ status }) => status === 429)
    expect(refused.map(({ code, retryAfter }) => [code, retryAfter])).toEqual(Array(9).fill([15, 900]))
    api.clock.advance(600_500)
    expect(await signIn(DEMO, { from: '198.51.100.2' })).toMatchObject({ status: 429, retryAfter: 300 })
    api.clock.advance(300_000)
    expect((await signIn(DEMO, { from: '198.51.100.2' })).status).toBe(200)
  })

  test("a stranger's ten do not lock out the player on a browser that has signed in before", async () => {
    const known = deviceOf((await signIn(DEMO)).headers)
    expect(statusesOf(await fail(10, '198.51.100.3'))).toEqual(Array(10).fill(422))
    expect((await signIn(DEMO)).status).toBe(429)
    expect((await signIn(DEMO, { cookie: known })).status).toBe(200)
    expect((await signIn(DEMO, { cookie: known, from: '198.51.100.3' })).status).toBe(200)
  })

  test('a device is known to the players who signed in on it, and to no other player', async () => {
    const shared = (await signIn(DEMO)).headers
    const both = deviceOf((await signIn(EMPTY, { cookie: deviceOf(shared) })).headers)
    const other = deviceOf((await signIn(EMPTY)).headers)
    await fail(10, '198.51.100.4')
    const [id = '', ...marks] = other.split('=')[1]!.split('.')
    const forged = `__Host-known-device=${[both.split('=')[1]!.split('.')[0], ...marks].join('.')}`
    const made = `__Host-known-device=${id}.${'A'.repeat(22)}`
    for (const cookie of [other, forged, made, '__Host-known-device=', '__Host-known-device=....']) {
      expect([cookie, (await signIn(DEMO, { cookie })).status]).toEqual([cookie, 429])
    }
    expect((await signIn(DEMO, { cookie: both })).status).toBe(200)
  })

  test('a new password makes every device unknown', async () => {
    const known = deviceOf((await signIn(EMPTY)).headers)
    const { password_hash: before } = await api.db
      .selectFrom('players')
      .select('password_hash')
      .where('email', '=', EMPTY.email)
      .executeTakeFirstOrThrow()
    const setPassword = (hash: string) =>
      api.db.updateTable('players').set({ password_hash: hash }).where('email', '=', EMPTY.email).execute()
    await fail(10, '198.51.100.5', EMPTY.email)
    await setPassword(before.replace(/.$/, last => (last === '0' ? '1' : '0')))
    expect((await signIn(EMPTY, { cookie: known })).status).toBe(429)
    await setPassword(before)
    expect((await signIn(EMPTY, { cookie: known })).status).toBe(200)
  })

  test('a known device has ten of its own, and bars no other', async () => {
    const cookie = deviceOf((await signIn(DEMO)).headers)
    const replies = await Promise.all(Array.from({ length: 12 }, () => signIn(wrong(), { cookie })))
    expect(statusesOf(replies)).toEqual([...Array(10).fill(422), 429, 429])
    expect((await signIn(DEMO, { cookie })).retryAfter).toBe(900)
    expect((await signIn(DEMO)).status).toBe(200)
  })

  test('an unknown e-mail is counted and answered like a known one', async () => {
    const unknown = 'nobody@touchline.example'
    const replies = await fail(11, '198.51.100.6', unknown)
    expect(statusesOf(replies)).toEqual([...Array(10).fill(422), 429])
    const known = await fail(11, '198.51.100.7')
    const bodyOf = (status: number, from: typeof replies) => from.find(reply => reply.status === status)!
    for (const status of [422, 429]) {
      const [one, other] = [bodyOf(status, replies), bodyOf(status, known)]
      expect([one.body, Object.keys(one.headers), one.retryAfter]).toEqual([
        other.body,
        Object.keys(other.headers),
        other.retryAfter,
      ])
    }
  })
})

describe('wrong passwords from one network', () => {
  const guessMany = async (count: number, from: (n: number) => string) => {
    const replies: number[] = []
    for (let n = 0; n < count; n++)
      replies.push((await signIn(wrong(`g${n}@x.example`), { from: from(n) })).status)
    return replies
  }

  test('fifty for as many accounts block it; correct sign-ins are not counted, and a known device is let through', async () => {
    const from = '192.0.2.9'
    const known = deviceOf((await signIn(DEMO)).headers)
    for (let n = 0; n < 5; n++) expect((await signIn(EMPTY, { from })).status).toBe(200)
    expect(await guessMany(51, () => from)).toEqual([...Array(50).fill(422), 429])
    expect(await signIn(EMPTY, { from })).toMatchObject({ status: 429, retryAfter: 900 })
    expect((await signIn(EMPTY, { from: '192.0.2.10' })).status).toBe(200)
    expect((await signIn(DEMO, { from, cookie: known })).status).toBe(200)
  })

  test('the addresses of one IPv6 /64 are one network', async () => {
    expect(await guessMany(51, n => `2001:db8:1:2::${n.toString(16)}`)).toEqual([...Array(50).fill(422), 429])
    expect((await signIn(EMPTY, { from: '2001:db8:1:2:ffff::1' })).status).toBe(429)
    expect((await signIn(EMPTY, { from: '2001:db8:1:3::1' })).status).toBe(200)
  })
})

test('the device cookie is HttpOnly, of this site alone, and lasts', async () => {
  const { headers } = await signIn(DEMO)
  const line = [headers['set-cookie']]
    .flat()
    .map(String)
    .find(text => text.startsWith('__Host-known-device'))
  expect(line).toMatch(
    /^__Host-known-device=[\w-]{22}\.[\w-]{22}; Max-Age=31536000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  )
})

test('signing in again on a device leaves its cookie as it was', async () => {
  const { headers } = await signIn(DEMO)
  const again = await signIn(DEMO, { cookie: deviceOf(headers) })
  expect(deviceOf(again.headers)).toBe(deviceOf(headers))
})
