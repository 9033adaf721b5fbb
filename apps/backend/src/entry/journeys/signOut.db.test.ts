import { Centrifuge, UnauthorizedError, type Options } from 'centrifuge'
import { afterAll, beforeAll, expect, test } from 'vitest'
import WebSocket from 'ws'
import type { ApiClient } from '@touchline/contract'
import { emptyDatabase, signedInClient, startTestBackend } from '#testing'
import type { Backend } from '../startBackend.ts'
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

const open = (options: Partial<Options>) =>
  new Centrifuge(`ws://127.0.0.1:${backend.port}/connection/websocket`, {
    websocket: WebSocket,
    minReconnectDelay: 10,
    ...options,
  })

/** A page with a session; `users` are those its tokens were for, '' for a visitor. */
async function aPage(client: ApiClient) {
  const users: string[] = []
  const line = open({
    getToken: async () => {
      const reply = await client('getRealtimeToken')
      // After its session has ended the page continues as a visitor's, and requests no token.
      if (!reply.ok) {
        users.push(reply.error.kind === 'refused' && reply.error.status === 401 ? '' : 'no answer')
        return ''
      }
      const [, claims = ''] = reply.value.token.split('.')
      users.push((JSON.parse(Buffer.from(claims, 'base64url').toString()) as { sub: string }).sub)
      return reply.value.token
    },
  })
  line.connect()
  await line.ready(5_000)
  return { line, users }
}

test('a sign-out ends the connection of its session: the page reconnects as a guest, other sessions of the player continue', async () => {
  const [leaving, staying] = [await signedInClient(backend), await signedInClient(backend)]
  const pages = [await aPage(leaving), await aPage(staying)]
  const codes: number[] = []
  for (const { line } of pages) line.on('connecting', ({ code }) => codes.push(code))
  expect((await leaving('signOut')).ok).toBe(true)
  await expect.poll(() => pages.map(({ users }) => users)).toEqual([['1001', ''], ['1001']])
  await Promise.all(pages.map(({ line }) => line.ready(5_000)))
  expect(codes).toEqual([3014])
  for (const { line } of pages) line.disconnect()
})

test('tokens that were copied before a sign-out open neither the connection nor the private channel after it', async () => {
  const client = await signedInClient(backend)
  const connection = await client('getRealtimeToken')
  const channel = await client('authorizeChannels', { body: { channels: ['$user:1001'] } })
  if (!connection.ok || !channel.ok) throw new Error('no token')
  expect((await client('signOut')).ok).toBe(true)
  const copied = open({
    token: connection.value.token,
    getToken: () => Promise.reject(new UnauthorizedError('there is no other')),
  })
  const [ended] = await Promise.all([
    new Promise<{ code: number }>(resolve => copied.once('disconnected', resolve)),
    Promise.resolve(copied.connect()),
  ])
  expect(ended.code).toBe(1)
  const again = await signedInClient(backend)
  const { line } = await aPage(again)
  const subscription = line.newSubscription('$user:1001', {
    token: channel.value.channels[0]!.token,
    getToken: () => Promise.reject(new UnauthorizedError('there is no other')),
  })
  const refused = new Promise<{ code: number }>(resolve => subscription.once('unsubscribed', resolve))
  subscription.subscribe()
  expect((await refused).code).toBe(1)
  line.disconnect()
})
