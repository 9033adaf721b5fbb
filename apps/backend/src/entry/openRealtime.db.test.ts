import type { AddressInfo } from 'node:net'
import { Centrifuge } from 'centrifuge'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { openRealtime } from './openRealtime.ts'
import { readConfig } from './readConfig.ts'

const silent = { debug: () => undefined, error: () => undefined }
const prices = (home: number) => ({
  teams: 'Спартак – Зенит',
  markets: Array(8).fill({ odds: [home, 3_400] }),
})

/** What a page hears of a match whose prices move, and the text of it on the wire. */
async function hear(setting: '0' | '1') {
  const config = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1/none', REALTIME_DELTA: setting })
  const { realtime, attach } = openRealtime(config, silent)
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
  const heard: unknown[] = []
  for (const price of [2_000, 2_050]) {
    const arrived = new Promise<unknown>(resolve => sub.once('publication', ({ data }) => resolve(data)))
    await realtime.publish('match:1', prices(price))
    heard.push(await arrived)
  }
  return { heard, last: frames.at(-1)! }
}

test.each([
  ['1', true],
  ['0', false],
] as const)(
  'REALTIME_DELTA=%s: a match is told in deltas: %s; the page reads the same',
  async (setting, isDelta) => {
    const { heard, last } = await hear(setting)
    expect(heard).toEqual([prices(2_000), prices(2_050)])
    expect(last.includes('"delta":true')).toBe(isDelta)
  },
)
