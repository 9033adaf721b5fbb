import { createServer, request as openRequest, type IncomingMessage, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createForwarder, type Forwarder, type ForwarderOptions } from './forward.ts'

let backend: Server
let front: Server
let forwarder: Forwarder
let seen: IncomingMessage | undefined

const portOf = (server: Server): number => (server.address() as AddressInfo).port

/** Whatever back end answers, and when none does. */
const ON_EVERY_ANSWER = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

const to = (backendOrigin: string): ForwarderOptions => ({
  backendOrigin,
  isDevForwarded: false,
  trustedHops: 0,
  sportsbookBase: '/book',
  platformBase: 'https://platform.example/v1',
  publicOrigin: 'https://bets.example',
})

beforeAll(async () => {
  backend = createServer((request, response) => {
    seen = request
    if (request.url === '/connection/sse') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'referrer-policy': 'no-referrer' })
      response.write('data: first\n\n')
      return
    }
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => response.writeHead(201, { 'x-from': 'backend' }).end(`${request.method} ${body}`))
  })
  backend.on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n')
    socket.pipe(socket)
  })
  await once(backend.listen(0, '127.0.0.1'), 'listening')
  forwarder = createForwarder(to(`http://127.0.0.1:${portOf(backend)}`))
  front = createServer((request, response) => forwarder.request(request, response))
  front.on('upgrade', (request, socket, head) => forwarder.upgrade(request, socket, head))
  await once(front.listen(0, '127.0.0.1'), 'listening')
})

afterAll(() => {
  forwarder.close()
  for (const server of [front, backend]) {
    server.closeAllConnections()
    server.close()
  }
})

test.each([
  '/api/sportsbook/matches',
  '/book/matches',
  '/connection/websocket',
  '/emulation',
  '/openapi.json',
  '/docs/x',
])('%s belongs to the back end', path => expect(forwarder.takes(path)).toBe(true))

test.each(['/sports', '/apis', '/dev', '/dev/jump', '/assets/a.js'])('%s does not', path =>
  expect(forwarder.takes(path)).toBe(false),
)

test('/dev reaches the back end only when it is told to', () => {
  const open = createForwarder({ ...to('http://127.0.0.1:1'), isDevForwarded: true })
  expect(open.takes('/dev/jump')).toBe(true)
  open.close()
})

test('method, body, status and headers pass through; who asked is added', async () => {
  const answer = await fetch(`http://127.0.0.1:${portOf(front)}/api/x`, { method: 'POST', body: 'stake' })
  expect([answer.status, answer.headers.get('x-from'), await answer.text()]).toEqual([
    201,
    'backend',
    'POST stake',
  ])
  expect(Object.fromEntries(answer.headers)).toMatchObject(ON_EVERY_ANSWER)
  expect(seen?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
})

test('a stream arrives while it is still open', async () => {
  const asking = openRequest(`http://127.0.0.1:${portOf(front)}/connection/sse`).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const [first] = (await once(answer, 'data')) as [Buffer]
  expect(first.toString()).toBe('data: first\n\n')
  expect(answer.headers['referrer-policy']).toBe('no-referrer')
  asking.destroy()
})

test('a websocket is joined byte by byte', async () => {
  const socket = connect(portOf(front), '127.0.0.1')
  socket.write(
    'GET /connection/websocket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  )
  const [head] = (await once(socket, 'data')) as [Buffer]
  expect(head.toString()).toMatch(/^HTTP\/1\.1 101 /)
  socket.write('ping')
  const [echo] = (await once(socket, 'data')) as [Buffer]
  expect(echo.toString()).toBe('ping')
  socket.destroy()
})

test('a back end that is away is said so, in its own form', async () => {
  const away = createForwarder(to('http://127.0.0.1:1'))
  const server = createServer((request, response) => away.request(request, response))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}/api/x`)
  expect(answer.status).toBe(502)
  expect(Object.fromEntries(answer.headers)).toMatchObject(ON_EVERY_ANSWER)
  expect(await answer.json()).toMatchObject({ code: 18 })
  server.closeAllConnections()
  server.close()
  away.close()
})

test("a visitor's own word on who they are does not reach the back end; a trusted proxy's does", async () => {
  const said = {
    'x-country': 'MT',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'bets.example',
    'x-forwarded-proto': 'https',
  }
  const ask = async (port: number): Promise<Record<string, unknown>> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/x`, {
      headers: { ...said, forwarded: 'for=203.0.113.9', 'accept-language': 'de' },
    })
    await reply.text()
    const names = [...Object.keys(said), 'forwarded', 'accept-language']
    return Object.fromEntries(names.map(name => [name, seen?.headers[name]]))
  }
  expect(await ask(portOf(front))).toEqual({
    'x-country': undefined,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${portOf(front)}`,
    'x-forwarded-proto': 'http',
    forwarded: undefined,
    'accept-language': 'de',
  })
  const trusting = createForwarder({ ...to(`http://127.0.0.1:${portOf(backend)}`), trustedHops: 1 })
  const behindProxy = createServer((request, response) => trusting.request(request, response))
  await once(behindProxy.listen(0, '127.0.0.1'), 'listening')
  expect(await ask(portOf(behindProxy))).toMatchObject(said)
  trusting.close()
  behindProxy.closeAllConnections()
  behindProxy.close()
})
