import type { MatchId } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { createRecent, type RecentEvent } from './createRecent.ts'

const event = (version: number): RecentEvent => ({
  kind: 'markets',
  change: {
    matchId: '7' as MatchId,
    version,
    markets: [{ id: 1, specifier: '', status: 1, outcomes: [{ id: '1', odds: toOdds(1900), active: true }] }],
  },
})

/** Recent publications on a hand-driven clock. */
function aStream() {
  let time = 0
  const recent = createRecent(() => time)
  return { recent, pass: (ms: number) => (time += ms) }
}

test('what came after a position is there again, by channel', () => {
  const { recent } = aStream()
  for (const offset of [1, 2, 3]) recent.note('locale:en', offset, event(offset))
  recent.note('match:7', 2, event(9))
  expect(recent.after('locale:en', 1)).toEqual([event(2), event(3)])
})

test('a position before the stored part has no answer: the snapshot must be fetched again', () => {
  const { recent } = aStream()
  for (let offset = 1; offset <= 1_024; offset++) recent.note('locale:en', offset, event(offset))
  expect(recent.after('locale:en', 511)).toBeUndefined()
  expect(recent.after('locale:en', 512)).toHaveLength(512)
})

test('a channel that was left is forgotten', () => {
  const { recent } = aStream()
  recent.note('locale:en', 1, event(1))
  recent.forget('locale:en')
  expect(recent.after('locale:en', 0)).toEqual([])
})

test('on a quiet list half a minute is stored, however long the tab has been open', () => {
  const { recent, pass } = aStream()
  for (let offset = 1; offset <= 600; offset++) {
    pass(1_000)
    recent.note('locale:en', offset, event(offset))
  }
  expect(recent.after('locale:en', 570)).toHaveLength(30)
  expect(recent.after('locale:en', 530)).toBeUndefined()
})
