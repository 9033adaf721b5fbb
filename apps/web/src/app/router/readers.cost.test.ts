import { COST_TIMEOUT_MS, effort, findCostlyText, type Reader } from '@touchline/testkit'
import { expect, test } from 'vitest'
import { readAddress } from './readAddress.ts'

const OPTIONS = { locales: ['en', 'de', 'pt-BR'], customPages: ['about'] }

test.each<[string, Reader, readonly string[]]>([
  [
    'readAddress, by path',
    text => readAddress(text, '', OPTIONS),
    ['/sports/', '/de/sports/soccer/', '/sports/users/'],
  ],
  ['readAddress, by query', text => readAddress('/sports/soccer', text, OPTIONS), ['?page=', '?sortBy=']],
])(
  '[cost] %s grows no faster than its text',
  (_, read, beginnings) => {
    expect(findCostlyText(read, { beginnings, effort })).toBeUndefined()
  },
  COST_TIMEOUT_MS,
)
