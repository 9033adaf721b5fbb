import { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { scrubAddress, scrubText } from './scrubText.ts'

test.each<[string, Reader, readonly string[]]>([
  ['scrubText', text => scrubText(text, ['Ada']), ['a@', '+1 ', 'Bearer ']],
  ['scrubAddress', text => scrubAddress(text, ['Ada']), ['https://a@', '/sports/']],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
