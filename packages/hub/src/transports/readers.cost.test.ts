import type { IncomingMessage } from 'node:http'
import { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { isAllowedOrigin } from './origin.ts'
import { targetOf } from './paths.ts'
import { wantsProtobuf } from './wantsProtobuf.ts'

const request = (headers: object, url = '/') =>
  ({ headers, url, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage
const origin = (more: object) => isAllowedOrigin(request({ origin: 'https://bets.example', ...more }), [])

test.each<[string, Reader, readonly string[]]>([
  ['isAllowedOrigin, by origin', text => origin({ origin: text }), ['https://', 'https://a.']],
  ['isAllowedOrigin, by host', text => origin({ host: text }), []],
  ['isAllowedOrigin, by forwarded host', text => origin({ 'x-forwarded-host': text }), ['a, ']],
  [
    'targetOf',
    text => targetOf(request({}, text)).query.get('cf_connect'),
    ['/connection/sse?', '/?cf_connect='],
  ],
  [
    'wantsProtobuf, by protocol',
    text => wantsProtobuf(request({ 'sec-websocket-protocol': text })),
    ['centrifuge-json,'],
  ],
  ['wantsProtobuf, by address', text => wantsProtobuf(request({}, text)), ['/?cf_protocol=']],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
