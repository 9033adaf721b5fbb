import { Centrifuge } from 'centrifuge'
import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { attachRealtime } from '../index.ts'
import { collect, connected, next, startTestHub, subscribed, TRANSPORTS } from '../testing/startTestHub.ts'
import { TestEventSource } from '../testing/TestEventSource.ts'

const CONNECT = JSON.stringify({ id: 1, connect: {} })

/** Opens a stream by hand; the body is read line by line, without empty lines. */
async function openStream(
  url: string,
  init?: RequestInit,
): Promise<{ response: Response; line(): Promise<string>; ended(): Promise<boolean> }> {
  const abort = new AbortController()
  onTestFinished(() => abort.abort())
  const response = await fetch(url, { ...init, signal: abort.signal })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  async function line(): Promise<string> {
    const end = text.indexOf('\n')
    if (end >= 0) {
      const found = text.slice(0, end)
      text = text.slice(end + 1)
      return found.trim() === '' ? line() : found
    }
    const { done, value } = await reader.read()
    if (done) throw new Error('stream ended')
    text += value
    return line()
  }
  return { response, line, ended: async () => (await reader.read()).done }
}

const streams = [
  [
    'http_stream',
    (host: string) => openStream(`http://${host}/connection/http_stream`, { method: 'POST', body: CONNECT }),
  ],
  [
    'sse by GET',
    (host: string) => openStream(`http://${host}/connection/sse?cf_connect=${encodeURIComponent(CONNECT)}`),
  ],
  [
    'sse by POST [RT-1.8.3]',
    (host: string) => openStream(`http://${host}/connection/sse`, { method: 'POST', body: CONNECT }),
  ],
] as const

describe.each(streams)('%s', (kind, open) => {
  test('[RT-1.8.1] [RT-1.8.5] the response stays open, is not buffered and not stored', async () => {
    const { host } = await startTestHub()
    const { response } = await open(host)
    expect(response.status).toBe(200)
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('cache-control')).toContain('no-store')
    const type = kind === 'http_stream' ? 'application/json' : 'text/event-stream'
    expect(response.headers.get('content-type')).toContain(type)
  })

  test('[RT-1.8.1] [RT-1.2.3] each object is a line; the connect reply names session and node', async () => {
    const { host } = await startTestHub()
    const line = await (await open(host)).line()
    const json = kind === 'http_stream' ? line : line.replace(/^data: /, '')
    const reply = JSON.parse(json) as { connect: { session: string; node: string; client: string } }
    expect(reply).toMatchObject({ id: 1, connect: { session: expect.any(String), node: expect.any(String) } })
    // The session id authorizes commands, and the client id is public.
    expect(reply.connect.session).not.toBe(reply.connect.client)
  })

  test('[RT-1.8.6] later commands go to /emulation, their replies come down the stream', async () => {
    const { host } = await startTestHub()
    const stream = await open(host)
    const reply = JSON.parse((await stream.line()).replace(/^data: /, '')) as { connect: object }
    const data = [2, 3].map(id => JSON.stringify({ id, subscribe: { channel: `match:${id}` } })).join('\n')
    const answer = await emulate(host, { ...reply.connect, data })
    expect(answer.status).toBe(204)
    for (const id of [2, 3]) {
      expect(JSON.parse((await stream.line()).replace(/^data: /, ''))).toMatchObject({ id, subscribe: {} })
    }
  })

  test('[RT-1.4.42] the end is a disconnect push, then the end of the body', async () => {
    const { hub, host } = await startTestHub()
    const stream = await open(host)
    await stream.line()
    await hub.close()
    const line = (await stream.line()).replace(/^data: /, '')
    expect(JSON.parse(line)).toEqual({ push: { disconnect: { code: 3001, reason: 'shutdown' } } })
    expect(await stream.ended()).toBe(true)
  })
})

function emulate(host: string, { session, node, data }: Record<string, unknown>): Promise<Response> {
  return fetch(`http://${host}/emulation`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ session, node, data }),
  })
}

test('[RT-1.8.4] the first bytes of an event stream are a blank line', async () => {
  const { host } = await startTestHub()
  const response = await fetch(`http://${host}/connection/sse?cf_connect=${encodeURIComponent(CONNECT)}`)
  const { value } = await response.body!.getReader().read()
  expect(Buffer.from(value!).subarray(0, 2).toString()).toBe('\r\n')
})

test('[RT-1.8.2] an event stream without a connect command is 400', async () => {
  const { host } = await startTestHub()
  expect((await fetch(`http://${host}/connection/sse`)).status).toBe(400)
})

test.each([
  ['another node', { session: 'x', node: 'elsewhere', data: '{}' }, 404],
  ['no node', { session: 'x', data: '{}' }, 400],
  ['data that is no text', { session: 'x', node: 'x', data: {} }, 400],
])('[RT-1.8.7] emulation for %s', async (_, body, status) => {
  const { host } = await startTestHub()
  expect((await emulate(host, body)).status).toBe(status)
})

test('[RT-1.8.6] emulation for a session that has gone is taken and forgotten', async () => {
  const { host, hub } = await startTestHub()
  const node = (await hub.info())[0]!.uid
  expect((await emulate(host, { session: 'gone', node, data: '{}' })).status).toBe(204)
})

test.each([
  ['not JSON', 'hello', 400],
  ['an array', '[]', 400],
  ['JSON null', 'null', 400],
  ['over 64 KiB', JSON.stringify({ data: 'x'.repeat(70_000) }), 413],
])('[RT-1.8.8] an emulation body that is %s', async (_, body, status) => {
  const { host } = await startTestHub()
  expect((await fetch(`http://${host}/emulation`, { method: 'POST', body })).status).toBe(status)
})

test.each(['http_stream', 'sse'])('[RT-1.8.9] a connect body over 64 KiB is 413 on %s', async path => {
  const { host } = await startTestHub()
  const answer = await fetch(`http://${host}/connection/${path}`, {
    method: 'POST',
    body: 'x'.repeat(70_000),
  })
  expect(answer.status).toBe(413)
})

test.each(['connection/http_stream', 'connection/sse', 'emulation'])(
  '[RT-1.8.10] OPTIONS /%s is 204',
  async path => {
    const { host } = await startTestHub()
    const headers = { Origin: 'https://shop.example', 'Access-Control-Request-Headers': 'content-type' }
    const answer = await fetch(`http://${host}/${path}`, { method: 'OPTIONS', headers })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://shop.example')
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type')
    expect(answer.headers.get('vary')).toBe('Origin')
  },
)

test.each([
  ['connection/http_stream', 'GET'],
  ['connection/sse', 'DELETE'],
  ['emulation', 'GET'],
  ['emulation', 'PUT'],
])('[RT-1.8.1] /%s does not answer %s: 405', async (path, method) => {
  const { host } = await startTestHub()
  expect((await fetch(`http://${host}/${path}`, { method })).status).toBe(405)
})

test.each(['connection/http_stream', 'connection/sse', 'emulation'])(
  '[RT-1.8.11] a page of a foreign origin may not use /%s: 403',
  async path => {
    const { host } = await startTestHub()
    const headers = { Origin: 'https://evil.example' }
    expect((await fetch(`http://${host}/${path}`, { method: 'POST', headers, body: CONNECT })).status).toBe(
      403,
    )
  },
)

test.each([
  ['https://evil.example', false],
  ['null', false],
  ['https://shop.example', true],
  ['https://shop.example.evil.example', false],
  ['own host', true],
  [undefined, true],
])('[RT-1.8.11] websocket handshake from origin %s: allowed %s', async (origin, allowed) => {
  const { host } = await startTestHub()
  const own = origin === 'own host' ? `http://${host}` : origin
  const socket = new WebSocket(`ws://${host}/connection/websocket`, own === undefined ? {} : { origin: own })
  const outcome = await new Promise<string>(resolve => {
    socket.once('open', () => resolve('open'))
    socket.once('error', error => resolve(error.message))
  })
  socket.terminate()
  expect(outcome).toBe(allowed ? 'open' : 'Unexpected server response: 403')
})

test('[RT-1.8.11] behind our own web process the host is the one that the page requested', async () => {
  const { host } = await startTestHub()
  const open = (forwarded: string): Promise<number> =>
    fetch(`http://${host}/connection/http_stream`, {
      method: 'POST',
      headers: { Origin: 'https://www.example.com', 'X-Forwarded-Host': forwarded },
      body: CONNECT,
    }).then(async ({ status, body }) => (await body?.cancel(), status))
  expect(await open('www.example.com')).toBe(200)
  expect(await open('www.example.org')).toBe(403)
})

test.each(['webtransport', 'sockjs/info', 'sockjs', 'uni_sse'])(
  '[RT-1.9.3] /connection/%s is not served: 404',
  async path => {
    const { host } = await startTestHub()
    expect((await fetch(`http://${host}/connection/${path}`)).status).toBe(404)
  },
)

test.each(['http_stream', 'sse'] as const)(
  '[RT-6.12] %s: commands to a node that is gone are 404, and the client opens another line',
  async transport => {
    const { client } = await startTestHub()
    const elsewhere = await startTestHub()
    const c = await connected(client(transport, { emulationEndpoint: `http://${elsewhere.host}/emulation` }))
    const connecting = next<{ code: number }>(c, 'connecting')
    c.newSubscription('match:1').subscribe()
    expect(await connecting).toMatchObject({ code: expect.any(Number) as number })
  },
)

test('[RT-1.9.2] the client falls back from a websocket that fails to http_stream', async () => {
  const { host } = await startTestHub()
  const client = new Centrifuge(
    [
      { transport: 'websocket', endpoint: `ws://${host}/connection/nothing` },
      { transport: 'http_stream', endpoint: `http://${host}/connection/http_stream` },
      { transport: 'sse', endpoint: `http://${host}/connection/sse` },
    ],
    {
      websocket: WebSocket,
      eventsource: TestEventSource,
      emulationEndpoint: `http://${host}/emulation`,
      minReconnectDelay: 5,
      maxReconnectDelay: 20,
    },
  )
  onTestFinished(() => client.disconnect())
  const context = next<{ transport: string }>(client, 'connected')
  client.connect()
  expect(await context).toMatchObject({ transport: 'http_stream' })
})

test('[RT-1.9.1] clients on all three transports get the same publications', async () => {
  const { hub, client } = await startTestHub()
  const received = []
  for (const transport of TRANSPORTS) {
    received.push(collect(await subscribed(await connected(client(transport)), 'match:1')))
  }
  for (const n of [1, 2, 3]) await hub.publish('match:1', n)
  for (const each of received) expect(await each.until(3)).toEqual([1, 2, 3])
})

test('[RT-1.9.1] the API beside the hub still parses its own bodies', async () => {
  const { hub } = await startTestHub()
  const app = Fastify()
  await attachRealtime(app, hub)
  app.post('/echo', request => request.body as object)
  const answer = await app.inject({ method: 'POST', url: '/echo', payload: { a: 1 } })
  expect(answer.json()).toEqual({ a: 1 })
  await app.close()
})
