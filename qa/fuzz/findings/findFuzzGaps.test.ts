import { expect, test } from 'vitest'
import { findFuzzGaps } from './findFuzzGaps.ts'

const full = { betsTaken: 9, cashoutsTaken: 3, beside: 20 }

test('a run that placed, cashed out and raced has no gap', () => {
  expect(findFuzzGaps(full)).toEqual([])
})

test.each([
  ['betsTaken', 'No bet was taken: this run proves nothing about money.'],
  ['cashoutsTaken', 'Nothing was cashed out: this run proves nothing about cash-outs.'],
  ['beside', 'No two requests were sent at once: this run proves nothing about races.'],
])('a run without %s reports it', (counter, message) => {
  expect(findFuzzGaps({ ...full, [counter]: 0 })).toEqual([message])
})
