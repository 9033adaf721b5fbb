import { Centrifuge } from 'centrifuge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import { createClient, type Client } from '@touchline/contract'
import { emptyDatabase, startTestBackend } from '#testing'
import type { Backend } from './startBackend.ts'
import type { TestDatabase } from '@touchline/testkit'

let database: TestDatabase
let backend: Backend
beforeAll(async () => {
  database = await emptyDatabase()
  backend = await startTestBackend({ databaseUrl: database.url })
  await backend.ready
})
afterAll(async () => {
  await backend.stop()
  await database.drop()
})

function clientWith(headers: Record<string, string>): Client {
  const origin = `http://127.0.0.1:${backend.port}`
  return createClient({
    sportsbookBase: `${origin}/api/sportsbook`,
    platformBase: `${origin}/api/platform`,
    fetch,
    locale: 'en',
    headers,
  })
}

async function signedIn(): Promise<Client> {
  const body = { email: 'demo@touchline.example', password: 'touchline-demo' }
  const reply = await clientWith({ 'x-session-transport': 'header' })('signIn', { body })
  if (!reply.ok) throw new Error('sign-in refused')
  return clientWith({ 'x-session-token': reply.value.token! })
}

/** A page of the player whose session this is; `users` are those its tokens were for, '' for nobody. */
async function aPage(client: Client) {
  const users: string[] = []
  const line = new Centrifuge(`ws://127.0.0.1:${backend.port}/connection/websocket`, {
    websocket: WebSocket,
    minReconnectDelay: 10,
    getToken: async () => {
      const reply = await client('getRealtimeToken')
      if (!reply.ok) throw new Error('no token')
      const [, claims = ''] = reply.value.token.split('.')
      users.push((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub)
      return reply.value.token
    },
  })
  line.connect()
  await line.ready(5_000)
  return { line, users }
}

test('a sign-out ends the lines of the player: the page comes back as nobody, other sessions as the player', async () => {
  const [leaving, staying] = [await signedIn(), await signedIn()]
  const pages = [await aPage(leaving), await aPage(staying)]
  const codes: number[] = []
  for (const { line } of pages) line.on('connecting', ({ code }) => codes.push(code))
  expect((await leaving('signOut')).ok).toBe(true)
  await expect
    .poll(() => pages.map(({ users }) => users))
    .toEqual([
      ['1001', ''],
      ['1001', '1001'],
    ])
  await Promise.all(pages.map(({ line }) => line.ready(5_000)))
  expect(codes).toEqual([3014, 3014])
  for (const { line } of pages) line.disconnect()
})
