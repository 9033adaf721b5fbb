import type { IncomingMessage } from 'node:http'
import { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { holdsKey } from './holdsKey.ts'

const holds = (headers: object) => holdsKey({ headers } as IncomingMessage, 'key')

test.each<[string, Reader, readonly string[]]>([
  ['holdsKey, by authorization', text => holds({ authorization: text }), ['apikey ']],
  ['holdsKey, by its own header', text => holds({ 'x-api-key': text }), []],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
