import { toOdds, type MatchId } from '@touchline/domain'
import { expect, test } from 'vitest'
import { createRecent, type MatchNews } from './createRecent.ts'

const news = (version: number): MatchNews => ({
  kind: 'markets',
  change: {
    matchId: '7' as MatchId,
    version,
    markets: [{ id: 1, specifier: '', status: 1, outcomes: [{ id: '1', odds: toOdds(1900), active: true }] }],
  },
})

test('what came after a position is there again, by channel', () => {
  const recent = createRecent()
  for (const offset of [1, 2, 3]) recent.note('locale:en', offset, news(offset))
  recent.note('match:7', 2, news(9))
  expect(recent.after('locale:en', 1)).toEqual([news(2), news(3)])
})

test('a position before what is kept has no answer: the snapshot must be asked for again', () => {
  const recent = createRecent()
  for (let offset = 1; offset <= 1_024; offset++) recent.note('locale:en', offset, news(offset))
  expect(recent.after('locale:en', 511)).toBeUndefined()
  expect(recent.after('locale:en', 512)).toHaveLength(512)
})

test('a channel that was left is forgotten', () => {
  const recent = createRecent()
  recent.note('locale:en', 1, news(1))
  recent.forget('locale:en')
  expect(recent.after('locale:en', 0)).toEqual([])
})
