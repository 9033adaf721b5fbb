import { createServer, request as openRequest, type IncomingMessage, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { fastify, type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { isForwarded, proxy } from './index.ts'
import type { ProxyOptions } from './proxy.ts'
import { CERTIFICATE, KEY } from './testing/selfSigned.ts'

let backend: Server
let front: FastifyInstance
let seen: IncomingMessage | undefined
let requests = 0

const portOf = (server: Server): number => (server.address() as AddressInfo).port
const frontPort = (): number => portOf(front.server)

/** On every answer, whichever back end gives it or none does. */
const ON_EVERY_ANSWER = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
}

const to = (backendOrigin: string): ProxyOptions => ({
  backendOrigin,
  isDevForwarded: false,
  trustedHops: 0,
  sportsbookBase: '/book',
  platformBase: 'https://platform.example/v1',
  publicOrigin: 'https://bets.example',
})

/** A running proxy. */
async function aProxy(options: ProxyOptions): Promise<FastifyInstance> {
  const app = fastify()
  app.register(proxy, options)
  await app.listen({ host: '127.0.0.1', port: 0 })
  return app
}

beforeAll(async () => {
  backend = createServer((request, response) => {
    seen = request
    if (request.url === '/connection/sse') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'referrer-policy': 'no-referrer' })
      response.write('data: first\n\n')
      return
    }
    requests += 1
    if (request.url === '/connection/quiet') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.flushHeaders()
      return
    }
    if (request.url === '/api/overload') {
      response.writeHead(503, { 'retry-after': '1' }).end('{}')
      return
    }
    if (request.url === '/api/slow') {
      backend.once('finish', () => response.writeHead(201).end())
      backend.emit('slow')
      return
    }
    if (request.url === '/api/hop-by-hop') {
      response.writeHead(200, {
        connection: 'keep-alive, x-hop',
        'keep-alive': 'timeout=99',
        'proxy-authenticate': 'Basic',
        'x-hop': 'back end to proxy',
        'x-end': 'back end to visitor',
      })
      response.end('{}')
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
  front = await aProxy(to(`http://127.0.0.1:${portOf(backend)}`))
})

afterAll(async () => {
  backend.closeAllConnections()
  backend.close()
  await front.close()
})

test.each([
  '/api/sportsbook/matches',
  '/book/matches',
  '/connection/websocket',
  '/emulation',
  '/openapi.json',
  '/docs/x',
])('%s belongs to the back end', path => expect(isForwarded(path, to(''))).toBe(true))

test.each(['/sports', '/apis', '/dev', '/dev/jump', '/assets/a.js'])('%s does not', path =>
  expect(isForwarded(path, to(''))).toBe(false),
)

test('/dev reaches the back end only where the settings say so', () => {
  expect(isForwarded('/dev/jump', { ...to(''), isDevForwarded: true })).toBe(true)
})

test('method, body, status and headers pass through; who asked is added', async () => {
  const answer = await fetch(`http://127.0.0.1:${frontPort()}/api/x`, { method: 'POST', body: 'stake' })
  expect([answer.status, answer.headers.get('x-from'), await answer.text()]).toEqual([
    201,
    'backend',
    'POST stake',
  ])
  expect(Object.fromEntries(answer.headers)).toMatchObject(ON_EVERY_ANSWER)
  expect(seen?.headers).toMatchObject({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-proto': 'http' })
})

test('a stream arrives while it is still open', async () => {
  const asking = openRequest(`http://127.0.0.1:${frontPort()}/connection/sse`).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  const [first] = (await once(answer, 'data')) as [Buffer]
  expect(first.toString()).toBe('data: first\n\n')
  expect(answer.headers['referrer-policy']).toBe('no-referrer')
  asking.destroy()
})

test('a websocket is joined byte by byte', async () => {
  const socket = connect(frontPort(), '127.0.0.1')
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
  const away = await aProxy(to('http://127.0.0.1:1'))
  const answer = await fetch(`http://127.0.0.1:${portOf(away.server)}/api/x`)
  expect(answer.status).toBe(502)
  expect(Object.fromEntries(answer.headers)).toMatchObject(ON_EVERY_ANSWER)
  expect(await answer.json()).toMatchObject({ code: 18 })
  await away.close()
})

test("a visitor's own word on who they are does not reach the back end; a trusted proxy's does", async () => {
  const sentHeaders = {
    'x-country': 'MT',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': 'bets.example',
    'x-forwarded-proto': 'https',
  }
  const requestHeadersAt = async (port: number): Promise<Record<string, unknown>> => {
    const reply = await fetch(`http://127.0.0.1:${port}/api/x`, {
      headers: { ...sentHeaders, forwarded: 'for=203.0.113.9', 'accept-language': 'de' },
    })
    await reply.text()
    const names = [...Object.keys(sentHeaders), 'forwarded', 'accept-language']
    return Object.fromEntries(names.map(name => [name, seen?.headers[name]]))
  }
  expect(await requestHeadersAt(frontPort())).toEqual({
    'x-country': undefined,
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-host': `127.0.0.1:${frontPort()}`,
    'x-forwarded-proto': 'http',
    forwarded: undefined,
    'accept-language': 'de',
  })
  const trusting = await aProxy({ ...to(`http://127.0.0.1:${portOf(backend)}`), trustedHops: 1 })
  expect(await requestHeadersAt(portOf(trusting.server))).toMatchObject(sentHeaders)
  await trusting.close()
})

/** Sends a request byte by byte; returns the head of the answer. */
async function headOf(port: number, request: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(request.replaceAll('\n', '\r\n'))
  const [data] = (await once(socket, 'data')) as [Buffer]
  return data.toString().split('\r\n\r\n')[0]!
}

test('hop-by-hop headers of a request end at the proxy, those that its connection header names too (RFC 9110, 7.6.1)', async () => {
  await headOf(
    frontPort(),
    [
      'POST /api/x HTTP/1.1',
      'host: bets.example',
      'connection: keep-alive, x-hop',
      'keep-alive: timeout=99',
      'proxy-authorization: Basic x',
      'te: trailers',
      'upgrade: h2c',
      'x-hop: visitor to proxy',
      'x-end: visitor to back end',
      'transfer-encoding: chunked',
      '',
      '5',
      'stake',
      '0',
      '',
      '',
    ].join('\n'),
  )
  const { headers = {} } = seen ?? {}
  expect(headers['x-end']).toBe('visitor to back end')
  for (const name of ['keep-alive', 'proxy-authorization', 'te', 'upgrade', 'x-hop'])
    expect([name, headers[name]]).toEqual([name, undefined])
  expect(headers.connection).not.toContain('x-hop')
})

test('hop-by-hop headers of an answer end at the proxy (RFC 9110, 7.6.1)', async () => {
  const head = await headOf(frontPort(), 'GET /api/hop-by-hop HTTP/1.1\nhost: bets.example\n\n')
  expect(head).toContain('x-end: back end to visitor')
  expect(head).not.toMatch(/x-hop|timeout=99|proxy-authenticate/)
})

test('a refusal with Retry-After is passed on at once: the caller decides when to retry', async () => {
  requests = 0
  const answer = await fetch(`http://127.0.0.1:${frontPort()}/api/overload`)
  expect([answer.status, answer.headers.get('retry-after'), requests]).toEqual([503, '1', 1])
})

test('a GET with a body is answered: its length does not reach the back end, which would wait for it', async () => {
  const request = 'GET /api/x HTTP/1.1\nhost: bets.example\ncontent-length: 5\n\nstake'
  expect(await headOf(frontPort(), request)).toMatch(/^HTTP\/1\.1 201 /)
  expect(seen?.headers['content-length']).toBeUndefined()
})

test('a body without a length reaches the back end whole, whatever the method', async () => {
  const request = openRequest({ port: frontPort(), path: '/api/x', method: 'DELETE', host: '127.0.0.1' })
  request.setHeader('transfer-encoding', 'chunked')
  request.write('one ')
  request.end('two')
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  const [body] = (await once(answer, 'data')) as [Buffer]
  expect(body.toString()).toBe('DELETE one two')
})

test('a body that is announced with expect: 100-continue is passed on', async () => {
  const request = openRequest({ port: frontPort(), path: '/api/x', method: 'POST', host: '127.0.0.1' })
  request.setHeader('expect', '100-continue')
  request.end('stake')
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  expect(answer.statusCode).toBe(201)
  answer.resume()
})

test('the headers of a stream arrive before its first event', async () => {
  const head = await headOf(frontPort(), 'GET /connection/quiet HTTP/1.1\nhost: bets.example\n\n')
  expect(head).toContain('content-type: text/event-stream')
})

test('a back end whose certificate is not trusted gets no request', async () => {
  const secure = createSecureServer({ key: KEY, cert: CERTIFICATE }, (_, response) => response.end('secret'))
  await once(secure.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void secure.close())
  const app = await aProxy(to(`https://127.0.0.1:${portOf(secure)}`))
  onTestFinished(() => app.close())
  expect((await fetch(`http://127.0.0.1:${portOf(app.server)}/api/x`)).status).toBe(502)
})

test('a server that stops ends its streams and websockets, and not the calls on their way', async () => {
  const app = await aProxy(to(`http://127.0.0.1:${portOf(backend)}`))
  const port = portOf(app.server)
  const stream = connect(port, '127.0.0.1')
  stream.write('GET /connection/quiet HTTP/1.1\r\nhost: x\r\n\r\n')
  const socket = connect(port, '127.0.0.1')
  socket.write(
    'GET /connection/websocket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  )
  const call = once(
    openRequest({ host: '127.0.0.1', port, path: '/api/slow', agent: false }).end(),
    'response',
  )
  await Promise.all([once(stream, 'data'), once(socket, 'data'), once(backend, 'slow')])
  const ends = [once(stream.resume(), 'close'), once(socket.resume(), 'close')]
  const closed = app.close()
  await Promise.all(ends)
  backend.emit('finish')
  const [answer] = (await call) as [IncomingMessage]
  expect(answer.resume().statusCode).toBe(201)
  await closed
})
