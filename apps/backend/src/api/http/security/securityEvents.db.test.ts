import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '#testing'

/** Complete logs of a server: no line may contain a player's secrets. */
let api: TestApi
const lines: string[] = []
beforeAll(async () => {
  api = await createTestApi(
    { PUBLIC_ORIGIN: 'https://bets.example' },
    { write: line => void lines.push(line) },
  )
})
afterAll(() => api.close())

const EMAIL = 'demo@touchline.example'
const PASSWORD = 'touchline-demo'
const WRONG = 'a-wrong-password-of-mine'
const STRANGER = 'stranger@nowhere.example'
const headers = { 'x-session-transport': 'header' }
const signIn = (email: string, password: string) =>
  api.request('POST', '/api/platform/users/sign_in', { body: { email, password }, headers })

type Line = { readonly time: number; readonly reqId?: string; readonly security?: Record<string, unknown> }
const events = () => lines.map(line => JSON.parse(line) as Line).flatMap(({ security }) => security ?? [])

test('signing in and out, a wrong password, a lock, another site, refused access are each a line, without a secret', async () => {
  const { body } = await signIn(EMAIL, PASSWORD)
  const { token } = body as { token: string }
  const route = '/api/platform/users/sign_in'
  expect(events()).toEqual([
    { event: 'sign-in', playerId: '1001', status: 200, address: '127.0.0.1', method: 'POST', route },
  ])
  expect(lines.map(line => typeof (JSON.parse(line) as Line).time)).toEqual(['number'])

  await signIn(EMAIL, WRONG)
  await signIn(STRANGER, WRONG)
  expect(events().slice(1)).toMatchObject([
    { event: 'sign-in-failed', playerId: '1001', status: 422 },
    { event: 'sign-in-failed', status: 422 },
  ])
  expect(events()[2]).not.toHaveProperty('playerId')

  while ((await signIn(STRANGER, WRONG)).status !== 429);
  expect(events().at(-1)).toMatchObject({ event: 'sign-in-locked', status: 429 })

  await api.request('POST', '/api/sportsbook/counters', {
    body: {},
    headers: { origin: 'https://evil.example', cookie: `__Host-sid=${token}` },
  })
  expect(events().at(-1)).toMatchObject({ event: 'origin-refused', origin: 'https://evil.example' })

  await api.request('GET', '/api/sportsbook/v3/bets', { token: `${token}-of-nobody` })
  expect(events().at(-1)).toMatchObject({ event: 'access-refused', status: 401 })
  const channels = ['user:1002']
  await api.request('POST', '/api/sportsbook/websocket/authorize', { body: { channels }, token })
  expect(events().at(-1)).toMatchObject({ event: 'access-refused', status: 403 })

  await api.request('DELETE', '/api/platform/users/sign_out', { token })
  expect(events().at(-1)).toMatchObject({ event: 'sign-out', playerId: '1001' })

  const all = lines.join('\n')
  for (const secret of [EMAIL, STRANGER, PASSWORD, WRONG, token, token.slice(0, 16), 'sid'])
    expect(all).not.toContain(secret)
})

test('a limit that is reached is a line', async () => {
  const strict = createTestApi(
    { PUBLIC_ORIGIN: 'https://bets.example', TOUCHLINE_MODE: 'demo' },
    {
      write: line => void lines.push(line),
    },
  )
  const { request, close } = await strict
  const before = lines.length
  while ((await request('GET', '/api/sportsbook/bets/share-code?code=nothing')).status !== 429);
  expect(events().at(-1)).toMatchObject({ event: 'limit-reached', status: 429, method: 'GET' })
  expect(lines.length).toBeGreaterThan(before)
  await close()
})
