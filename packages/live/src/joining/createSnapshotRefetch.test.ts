import type { MatchId } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { createSnapshotRefetch } from './createSnapshotRefetch.ts'

const seven = '7' as MatchId
const eight = '8' as MatchId

/** Requests on a hand-driven clock, checked every second. */
function createFixture() {
  let time = 1_000
  const fetched: string[] = []
  const refetches = createSnapshotRefetch({ now: () => time, refetch: channel => fetched.push(channel) })
  const lookFor = (seconds: number, missing: ReadonlyMap<MatchId, readonly string[]>): number => {
    for (let second = 0; second < seconds; second++) {
      refetches.look(missing)
      time += 1_000
    }
    return fetched.length
  }
  return { refetches, fetched, lookFor }
}
const inList = new Map([[seven, ['locale:en']]])

test('what no answer fixes is fetched again after 5, 10, 20, 40 and from then on 80 seconds', () => {
  const { lookFor } = createFixture()
  const times = [1, 5, 10, 20, 40, 80, 80].map(seconds => lookFor(seconds, inList))
  expect(times).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('what was fixed and is missed again is fetched at once', () => {
  const { lookFor } = createFixture()
  expect(lookFor(30, inList)).toBe(3)
  lookFor(6, new Map())
  expect(lookFor(1, inList)).toBe(4)
})

test('a match that waits long keeps no other waiting, and one question serves all matches of a channel', () => {
  const { lookFor, fetched } = createFixture()
  lookFor(30, inList)
  lookFor(1, new Map([...inList, [eight, ['locale:en']]]))
  expect(fetched).toEqual(['locale:en', 'locale:en', 'locale:en', 'locale:en'])
})

test('another channel that may fix it is fetched at once', () => {
  const { lookFor, fetched } = createFixture()
  lookFor(30, inList)
  lookFor(1, new Map([[seven, ['locale:en', 'match:7']]]))
  expect(fetched.slice(3)).toEqual(['locale:en', 'match:7'])
})

test('a channel that is being fetched is not fetched again within 5 seconds', () => {
  const { refetches, lookFor } = createFixture()
  refetches.requested('locale:en')
  expect(lookFor(4, inList)).toBe(0)
  expect(lookFor(2, inList)).toBe(1)
})
