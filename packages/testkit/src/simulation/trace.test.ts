import { expect, test } from 'vitest'
import { createTrace } from './trace.ts'

const hashOf = (...mixed: string[]): string => {
  const trace = createTrace(2)
  trace.note('insert into bets')
  for (const text of mixed) trace.mix(text)
  return trace.digest()
}

test('what is mixed in is part of the hash, and of no line', () => {
  expect(hashOf('[1795000000000]')).toBe(hashOf('[1795000000000]'))
  expect(hashOf('[1795000000000]')).not.toBe(hashOf('[1795000000001]'))
  const trace = createTrace(2)
  trace.note('insert into bets')
  trace.mix('[1795000000000]')
  expect(trace.last).toEqual(['insert into bets'])
})
