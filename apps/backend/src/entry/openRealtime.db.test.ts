import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Centrifuge } from 'centrifuge'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { createServer, logRefusedOrigin } from '#api/http'
import { openRealtime } from './openRealtime.ts'
import { readConfig } from './settings/readConfig.ts'

const silent = { debug: () => undefined, error: () => undefined }
const prices = (home: number) => ({
  teams: 'Спартак – Зенит',
  markets: Array(8).fill({ odds: [home, 3_400] }),
})

/** What a page receives of a match with moving prices, and its text on the wire. */
async function receive(setting: '0' | '1') {
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', REALTIME_DELTA: setting })
  const { realtime, attach } = openRealtime(config, silent, () => undefined)
  const app = Fastify({ forceCloseConnections: true })
  await attach(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const frames: string[] = []
  class Overheard extends WebSocket {
    constructor(address: string) {
      super(address)
      this.on('message', (data: Buffer) => frames.push(data.toString()))
    }
  }
  const { port } = app.server.address() as AddressInfo
  const client = new Centrifuge(`ws://127.0.0.1:${port}/connection/websocket`, { websocket: Overheard })
  onTestFinished(async () => {
    client.disconnect()
    await app.close()
  })
  const sub = client.newSubscription('match:1', { delta: 'fossil' })
  sub.subscribe()
  client.connect()
  await sub.ready(5_000)
  const received: unknown[] = []
  for (const price of [2_000, 2_050]) {
    const arrived = new Promise<unknown>(resolve => sub.once('publication', ({ data }) => resolve(data)))
    await realtime.publish('match:1', prices(price))
    received.push(await arrived)
  }
  return { received, last: frames.at(-1)! }
}

test.each([
  ['1', true],
  ['0', false],
] as const)(
  'REALTIME_DELTA=%s: a match is sent in deltas: %s; the page reads the same',
  async (setting, isDelta) => {
    const { received, last } = await receive(setting)
    expect(received).toEqual([prices(2_000), prices(2_050)])
    expect(last.includes('"delta":true')).toBe(isDelta)
  },
)

test('a page of another site gets no realtime connection, and the security log records it', async () => {
  const lines: string[] = []
  const app = await createServer({
    locales: ['en'],
    allowedOrigins: ['https://bets.example'],
    logs: { write: line => void lines.push(line) },
  })
  const config = readConfig({
    DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
    PUBLIC_ORIGIN: 'https://bets.example',
  })
  const { attach } = openRealtime(config, silent, request => logRefusedOrigin(app.server, request))
  onTestFinished(() => app.close())
  await attach(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const headers = { origin: 'https://evil.example' }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/connection/websocket?token=of-somebody`, { headers })
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error.message).toContain('403')
  const stream = await fetch(`http://127.0.0.1:${port}/connection/sse?cf_connect=%7B%7D`, { headers })
  expect([stream.status, stream.headers.get('x-content-type-options')]).toEqual([403, 'nosniff'])
  expect(lines.map(line => (JSON.parse(line) as { security: object }).security)).toEqual(
    ['/connection/websocket', '/connection/sse'].map(route => ({
      event: 'origin-refused',
      status: 403,
      address: '127.0.0.1',
      method: 'GET',
      route,
      origin: 'https://evil.example',
    })),
  )
  expect(lines.join('')).not.toContain('of-somebody')
})
