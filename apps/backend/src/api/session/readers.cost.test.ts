import { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from '@touchline/testkit'
import type { FastifyRequest } from 'fastify'
import { expect, test } from 'vitest'
import { createKnownDevices } from './knownDevices.ts'
import { hashToken, isSecureOrigin, tokenOf, wantsHeaderToken } from './sessionToken.ts'

const request = (more: object) => ({ headers: {}, cookies: {}, ...more }) as unknown as FastifyRequest

const devices = createKnownDevices({ secret: 'of-a-test', needsHttps: false })

test.each<[string, Reader, readonly string[]]>([
  [
    'tokenOf, by header',
    text => hashToken(tokenOf(request({ headers: { 'x-session-token': text } }), false) ?? ''),
    [],
  ],
  ['tokenOf, by cookie', text => hashToken(tokenOf(request({ cookies: { sid: text } }), false) ?? ''), []],
  [
    'createKnownDevices',
    text => void devices.read(request({ hostname: 'localhost', cookies: { '__Host-known-device': text } })),
    ['AAAAAAAAAAAAAAAAAAAAAA.', 'AAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA.'],
  ],
  ['wantsHeaderToken', text => wantsHeaderToken(request({ headers: { 'x-session-transport': text } })), []],
  ['isSecureOrigin', text => isSecureOrigin(request({ hostname: text })), ['a.localhost', '127.0.0.']],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
