import { Centrifuge } from 'centrifuge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { Client } from '@touchline/contract'
import { emptyDatabase, signedInClient, startTestBackend } from '#testing'
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
  const [leaving, staying] = [await signedInClient(backend), await signedInClient(backend)]
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
