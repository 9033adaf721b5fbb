import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { allowedOrigins } from './allowedOrigins.ts'
import { buildCentrifugo, startCentrifugo } from './index.ts'
import { root } from '../root/index.ts'

/** Returns whether pages of an origin may connect to a server with this public origin. */
async function aServer(publicOrigin: string | undefined) {
  const built = await buildCentrifugo(root)
  if (built.kind === 'absent') throw new Error(built.why)
  const server = await startCentrifugo({
    root,
    binary: built.binary,
    tokenSecret: 'a secret of the tests, long enough for HS256',
    apiKey: 'an api key of the tests, as long as one should be',
    allowedOrigins: allowedOrigins(publicOrigin),
  })
  onTestFinished(server.stop)
  return async (origin: string): Promise<boolean> => {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/connection/websocket`, { origin })
    const answer = await Promise.race([
      once(socket, 'open').then(() => true),
      once(socket, 'unexpected-response').then(() => false),
    ])
    socket.terminate()
    return answer
  }
}

test('without PUBLIC_ORIGIN pages of this machine may connect, whatever their port, and no others', async () => {
  const mayConnect = await aServer(undefined)
  const origins = [
    'http://localhost:3000',
    'http://localhost:8080',
    'http://127.0.0.1:4321',
    'http://[::1]:9999',
  ]
  for (const origin of origins) expect([origin, await mayConnect(origin)]).toEqual([origin, true])
  for (const origin of ['https://shop.example', 'http://localhost.example:80'])
    expect([origin, await mayConnect(origin)]).toEqual([origin, false])
})

test('with PUBLIC_ORIGIN its pages may', async () => {
  const mayConnect = await aServer('https://bets.example')
  expect([await mayConnect('https://bets.example'), await mayConnect('http://localhost:3000')]).toEqual([
    true,
    false,
  ])
})
