import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '#testing'

let api: TestApi
let demo: string
let empty: string
beforeAll(async () => {
  api = await createTestApi()
  demo = await api.signIn('demo')
  empty = await api.signIn('empty')
})
afterAll(() => api.close())

async function request(path: string, header: string, cookie: string, name = '__Host-sid') {
  const headers = { 'x-session-token': header, cookie: `${name}=${cookie}` }
  const { status, body } = await api.request('GET', path, { headers })
  return { status, body: body as { fields?: object; data?: { email?: string } } }
}

test('a header and a cookie of different players: 400 on every call, and the field is named', async () => {
  for (const path of ['/api/platform/player/accounts', '/api/sportsbook/settings', '/api/platform/player']) {
    const { status, body } = await request(path, demo, empty)
    expect([status, body.fields]).toEqual([400, { 'x-session-token': 'other_player_than_cookie' }])
  }
})

test('a plain sid is not read where __Host-sid is set, so it is no second player', async () => {
  expect((await request('/api/platform/player/accounts', demo, empty, 'sid')).status).toBe(200)
})

test('of two sessions of one player the header wins', async () => {
  const other = await api.signIn('demo')
  const signOut = { 'x-session-token': other, cookie: `__Host-sid=${demo}` }
  const { status } = await api.request('DELETE', '/api/platform/users/sign_out', { headers: signOut })
  expect(status).toBe(200)
  expect((await request('/api/platform/player/accounts', demo, demo)).status).toBe(200)
  expect((await request('/api/platform/player/accounts', other, demo)).status).toBe(401)
})

test('a header that is no session wins over a cookie that is one: the request is anonymous', async () => {
  expect((await request('/api/platform/player/accounts', 'x'.repeat(43), empty)).status).toBe(401)
})
