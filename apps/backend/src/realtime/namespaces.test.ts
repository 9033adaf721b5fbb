import { expect, test } from 'vitest'
import { TOUCHLINE_NAMESPACES, withMatchDeltas } from './namespaces.ts'

test('deltas are offered on the channels of matches, and on no others', () => {
  expect(withMatchDeltas(TOUCHLINE_NAMESPACES)).toEqual({
    ...TOUCHLINE_NAMESPACES,
    match: { ...TOUCHLINE_NAMESPACES['match'], allowedDeltaTypes: ['fossil'] },
  })
})
