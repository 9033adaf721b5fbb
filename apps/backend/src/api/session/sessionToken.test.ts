import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { tokenOf } from './sessionToken.ts'

const BOTH = { '__Host-sid': 'secure', sid: 'plain' }
const HTTPS = { protocol: 'https', hostname: 'bets.example' }
const PLAIN = { protocol: 'http', hostname: '192.168.1.20' }
const LOCAL = { protocol: 'http', hostname: 'localhost' }

test.each([
  // where, cookies, needs https, the token
  [HTTPS, BOTH, true, 'secure'],
  [HTTPS, { sid: 'plain' }, true, undefined],
  [HTTPS, { sid: 'plain' }, false, undefined],
  [HTTPS, { '__Host-sid': '' }, true, undefined],
  [LOCAL, BOTH, false, 'secure'],
  [LOCAL, { sid: 'plain' }, false, undefined],
  [PLAIN, BOTH, false, 'plain'],
  [PLAIN, BOTH, true, undefined],
  [PLAIN, { '__Host-sid': 'secure' }, false, undefined],
])('at %o the cookies %o hold, with https needed %s, the token %s', (where, cookies, needsHttps, token) => {
  const request = { ...where, cookies, headers: {} } as unknown as FastifyRequest
  expect(tokenOf(request, needsHttps)).toBe(token)
})

test('a token in the header is the one that is taken', () => {
  const request = { ...HTTPS, cookies: BOTH, headers: { 'x-session-token': 'of a frame' } }
  expect(tokenOf(request as unknown as FastifyRequest, true)).toBe('of a frame')
})
