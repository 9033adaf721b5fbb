import type { MatchId } from '@touchline/domain'
import { expect, test } from 'vitest'
import { createJoins } from './createJoins.ts'

const match = '7' as MatchId
const at = (offset: number, epoch = 'e') => ({ epoch, offset })
const join = (offset: number, isRecovered = true, epoch = 'e') => ({ epoch, offset, isRecovered })

test('[JOIN-1] a snapshot waits for its channel, and is joined when the stream goes on from it', () => {
  const joins = createJoins()
  joins.took('locale:en', at(12), match)
  expect(joins.standing(match)).toBe('waiting')
  joins.opened('locale:en', join(12))
  expect(joins.standing(match)).toBe('joined')
})

test('[JOIN-2] a snapshot from before the unbroken part of the stream is missed until a later one comes', () => {
  const joins = createJoins()
  joins.took('locale:en', at(12), match)
  joins.opened('locale:en', join(40, false))
  expect([joins.standing(match), joins.missing(match)]).toEqual(['missed', ['locale:en']])
  joins.took('locale:en', at(41), match)
  expect(joins.standing(match)).toBe('joined')
})

test('[JOIN-2] a reconnect that recovers breaks nothing, one that does not breaks all before it', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(12))
  joins.took('locale:en', at(15), match)
  joins.opened('locale:en', join(30))
  expect(joins.standing(match)).toBe('joined')
  joins.opened('locale:en', join(60, false))
  expect(joins.standing(match)).toBe('missed')
})

test('[JOIN-2] another epoch is another stream, however high its offsets', () => {
  const joins = createJoins()
  joins.took('locale:en', at(99), match)
  joins.opened('locale:en', join(3, false, 'f'))
  expect(joins.standing(match)).toBe('missed')
})

test('[JOIN-3] a publication that cannot be read is a gap: only a snapshot from there on is good', () => {
  const joins = createJoins()
  joins.opened('match:7', join(12))
  joins.took('match:7', at(12), match)
  joins.broke('match:7', 20)
  expect(joins.standing(match)).toBe('missed')
  joins.took('match:7', at(19), match)
  expect(joins.standing(match)).toBe('missed')
  joins.took('match:7', at(20), match)
  expect(joins.standing(match)).toBe('joined')
})

test('[JOIN-4] each of the channels that tell of a match must be joined, and a closed one counts no more', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(5))
  joins.took('locale:en', at(5), match)
  joins.took('match:7', at(2), match)
  expect(joins.standing(match)).toBe('waiting')
  joins.closed('match:7')
  expect(joins.standing(match)).toBe('joined')
})

test('[JOIN-4] a match that its only channel has left waits', () => {
  const joins = createJoins()
  joins.opened('match:7', join(2))
  joins.took('match:7', at(2), match)
  joins.closed('match:7')
  expect(joins.standing(match)).toBe('waiting')
})

test('[JOIN-5] a cached answer that comes after a later one takes nothing back', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(20, false))
  joins.took('locale:en', at(25), match)
  joins.took('locale:en', at(10), match)
  expect(joins.standing(match)).toBe('joined')
})

test('[JOIN-6] snapshots that are not believed any more are missed until the next', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(1))
  joins.took('locale:en', at(4), match)
  joins.distrust(match)
  expect(joins.standing(match)).toBe('missed')
  joins.took('locale:en', at(5), match)
  expect(joins.standing(match)).toBe('joined')
})
