import { expect, test } from 'vitest'
import { findCrashGaps } from './findCrashGaps.ts'

const full = { kills: 20, placements: 900, unanswered: 90, committed: 9, cashouts: 5, paid: 40 }

test('a run that came upon everything has no gap', () => {
  expect(findCrashGaps(full)).toEqual([])
})

test.each([
  ['placements', 'no bettor placed anything'],
  ['unanswered', 'no kill hit an intent on its way'],
  ['committed', 'no kill came between a commit and its answer: nothing was found by its key'],
  ['cashouts', 'nothing was cashed out'],
  ['paid', 'no settled bet was paid'],
])('twenty kills without %s prove nothing of it', (counter, message) => {
  expect(findCrashGaps({ ...full, [counter]: 0 })).toEqual([message])
})

test('a few kills need not hit everything, only a waiting bettor', () => {
  expect(findCrashGaps({ ...full, kills: 19, committed: 0, cashouts: 0, paid: 0 })).toEqual([])
  expect(findCrashGaps({ ...full, kills: 3, unanswered: 0 })).toEqual(['no kill hit an intent on its way'])
})
