import { expect, test } from 'vitest'
import { findHunger } from './findHunger.ts'
import type { Attacked } from './starve.ts'

const quiet: Attacked = {
  name: 'bets',
  seconds: 10,
  answers: new Map([[422, 100]]),
  feed: { longestMs: 250, looks: 1_000, gapMs: 20, turns: 40 },
}
const seen = (feed: Partial<Attacked['feed']>): Attacked => ({ ...quiet, feed: { ...quiet.feed, ...feed } })

test('a feed that waits for a quarter of a second at the longest is not starved', () => {
  expect(findHunger([quiet])).toEqual([])
})

test.each([
  [seen({ longestMs: 251 }), 'bets: the feed waited 251 ms for a lock, more than 250'],
  [seen({ gapMs: 300 }), 'bets: the watch looked away for 300 ms'],
  [seen({ looks: 99 }), 'bets: the watch looked 99 times only'],
  [seen({ turns: 0 }), 'bets: the feed did nothing'],
  [{ ...quiet, answers: new Map() }, 'bets: nothing was sent'],
  [{ ...quiet, answers: new Map([[0, 3]]) }, 'bets: 3 requests were not answered'],
])('what a run did not show is named (case %#)', (attacked, message) => {
  expect(findHunger([attacked])).toEqual([message])
})
