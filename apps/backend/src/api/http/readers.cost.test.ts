import { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from '@touchline/testkit'
import Fastify, { type FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { acceptsPlatform } from './requests/acceptsPlatform.ts'
import { logLineOf } from './security/securityLog.ts'
import { collectMethods } from './collectMethods.ts'
import { createServer } from './createServer.ts'
import { findUnstorable } from './requests/findUnstorable.ts'
import { isCrossSite } from './requests/isCrossSite.ts'
import { localeOf } from './requests/localeOf.ts'
import { readIdempotencyKey } from './requests/readIdempotencyKey.ts'

/** A request as the server creates it: what it says of its sender is read from its headers each time. */
let request: FastifyRequest
const server = await createServer({ locales: ['en'], allowedOrigins: [], logs: false })
server.get('/', asked => {
  request = asked
  return ''
})
await server.inject('/')
const withForwarded = (name: string, value: string): FastifyRequest => {
  Object.assign(request.raw.headers, { [name]: value })
  return request
}

const ORIGINS = ['https://bets.example']
const app = Fastify()
const methodsAt = collectMethods(app)
for (const url of ['/a/:id', '/a/:id/b', '/:x/:y/:z', '/docs/*']) app.get(url, () => '')

/** A request with this header; the language of each is determined anew. */
const withHeader = (name: string, value: string) =>
  ({
    method: 'POST',
    headers: { [name]: value },
    query: {},
    protocol: 'https',
    host: 'bets.example',
    socket: { remoteAddress: '203.0.113.7' },
  }) as unknown as FastifyRequest

test.each<[string, Reader, readonly string[]]>([
  ['localeOf', text => localeOf(withHeader('accept-language', text), ['en', 'de']), ['en;q=', 'zh-']],
  ['isCrossSite, by origin', text => isCrossSite(withHeader('origin', text), ORIGINS), ['https://']],
  ['isCrossSite, by site', text => isCrossSite(withHeader('sec-fetch-site', text), ORIGINS), []],
  ['isCrossSite, by cookie', text => isCrossSite(withHeader('cookie', text), ORIGINS), []],
  ['readIdempotencyKey', text => readIdempotencyKey(withHeader('idempotency-key', text)), ['3b0f8f2e-7d0a-']],
  [
    'lineOf',
    text =>
      logLineOf({ event: text, playerId: text, address: text, method: text, route: text, origin: text }),
    ['https://a', '/a', '1.2.3.', '[::'],
  ],
  ['acceptsPlatform', text => acceptsPlatform(text), ['application/json;']],
  ['parseCookie of the server', text => server.parseCookie(text), ['sid=', 'a="', 'a=b; ']],
  ['ip', text => withForwarded('x-forwarded-for', text).ip, ['1.2.3.4, ', '::1, ']],
  ['host', text => withForwarded('x-forwarded-host', text).hostname, ['a, ']],
  ['protocol', text => withForwarded('x-forwarded-proto', text).protocol, ['https, ']],
  ['methodsAt', text => methodsAt(text), ['/a/', '/docs/', '/a?']],
  ['findUnstorable', text => findUnstorable({ text, [text]: [text] }), []],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
