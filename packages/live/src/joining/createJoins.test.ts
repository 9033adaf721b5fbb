import type { MatchId } from '@touchline/domain/match'
import { expect, test } from 'vitest'
import { createJoins } from './createJoins.ts'

const match = '7' as MatchId
const at = (offset: number, epoch = 'e') => ({ epoch, offset })
const join = (offset: number, isRecovered = true, epoch = 'e') => ({ epoch, offset, isRecovered })

test('[JOIN-1] a snapshot waits for its channel, and is joined when the stream continues from it', () => {
  const joins = createJoins()
  joins.took('locale:en', at(12), match, 'list')
  expect(joins.joinStatus(match)).toBe('waiting')
  joins.opened('locale:en', join(12))
  expect(joins.joinStatus(match)).toBe('joined')
})

test('[JOIN-2] a snapshot from before the unbroken part of the stream is missed until a later one comes', () => {
  const joins = createJoins()
  joins.took('locale:en', at(12), match, 'list')
  joins.opened('locale:en', join(40, false))
  expect([joins.joinStatus(match), joins.missing(match)]).toEqual(['missed', ['locale:en']])
  joins.took('locale:en', at(41), match, 'list')
  expect(joins.joinStatus(match)).toBe('joined')
})

test('[JOIN-2] a reconnect that recovers breaks nothing, one that does not breaks all before it', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(12))
  joins.took('locale:en', at(15), match, 'list')
  joins.opened('locale:en', join(30))
  expect(joins.joinStatus(match)).toBe('joined')
  joins.opened('locale:en', join(60, false))
  expect(joins.joinStatus(match)).toBe('missed')
})

test('[JOIN-2] another epoch is another stream, however high its offsets', () => {
  const joins = createJoins()
  joins.took('locale:en', at(99), match, 'list')
  joins.opened('locale:en', join(3, false, 'f'))
  expect(joins.joinStatus(match)).toBe('missed')
})

test('[JOIN-3] a publication that cannot be read is a gap: only a snapshot from there on is good', () => {
  const joins = createJoins()
  joins.opened('match:7', join(12))
  joins.took('match:7', at(12), match, 'match')
  joins.broke('match:7', 20)
  expect(joins.joinStatus(match)).toBe('missed')
  joins.took('match:7', at(19), match, 'match')
  expect(joins.joinStatus(match)).toBe('missed')
  joins.took('match:7', at(20), match, 'match')
  expect(joins.joinStatus(match)).toBe('joined')
})

test('[JOIN-4] each channel of a match must be joined, and a closed one does not count', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(5))
  joins.took('locale:en', at(5), match, 'list')
  joins.took('match:7', at(2), match, 'match')
  expect(joins.joinStatus(match)).toBe('waiting')
  joins.closed('match:7')
  expect(joins.joinStatus(match)).toBe('joined')
})

test('[JOIN-4] a match that its only channel has left waits', () => {
  const joins = createJoins()
  joins.opened('match:7', join(2))
  joins.took('match:7', at(2), match, 'match')
  joins.closed('match:7')
  expect(joins.joinStatus(match)).toBe('waiting')
})

test('[JOIN-4] a channel that is wanted again is waited for, and its old snapshot is good only if the stream recovers', () => {
  for (const isRecovered of [true, false]) {
    const joins = createJoins()
    joins.opened('locale:en', join(5))
    joins.took('locale:en', at(5), match, 'list')
    joins.opened('match:7', join(2))
    joins.took('match:7', at(2), match, 'match')
    joins.closed('match:7')
    joins.wanted('match:7')
    expect([joins.joinStatus(match), joins.positionOf('match:7', match)]).toEqual(['waiting', at(2)])
    joins.opened('match:7', join(isRecovered ? 2 : 300, isRecovered))
    expect(joins.joinStatus(match)).toBe(isRecovered ? 'joined' : 'missed')
  }
})

test('[JOIN-7] all of a match, joined, makes good for a list that does not hold it any more', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(5))
  joins.opened('match:7', join(2))
  joins.took('locale:en', at(5), match, 'list')
  joins.took('match:7', at(2), match, 'match')
  joins.opened('locale:en', join(0, false, 'f'))
  joins.opened('match:7', join(0, false, 'g'))
  expect([joins.joinStatus(match), joins.missing(match)]).toEqual(['missed', ['locale:en', 'match:7']])
  joins.took('match:7', at(0, 'g'), match, 'match')
  expect([joins.joinStatus(match), joins.missing(match)]).toEqual(['joined', []])
})

test('[JOIN-7] one market confirms nothing but itself: what is missed waits for all of the match, which is fetched', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(5))
  joins.took('locale:en', at(5), match, 'list')
  joins.opened('match:7', join(3))
  joins.took('match:7', at(3), match, 'market')
  expect(joins.joinStatus(match)).toBe('joined')
  joins.distrust(match)
  joins.took('match:7', at(9), match, 'market')
  expect([joins.joinStatus(match), joins.missing(match)]).toEqual(['missed', ['locale:en', 'match:7']])
  joins.took('match:7', at(9), match, 'match')
  expect(joins.joinStatus(match)).toBe('joined')
})

test('[JOIN-8] a match that came too late for the stored part of the stream is missed until its next snapshot', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(5))
  joins.tookTooLate('locale:en', match)
  expect([joins.joinStatus(match), joins.positionOf('locale:en', match)]).toEqual(['missed', undefined])
  joins.took('locale:en', at(6), match, 'list')
  expect(joins.joinStatus(match)).toBe('joined')
})

test('[JOIN-5] a cached answer that comes after a later one takes nothing back', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(20, false))
  joins.took('locale:en', at(25), match, 'list')
  joins.took('locale:en', at(10), match, 'list')
  expect(joins.joinStatus(match)).toBe('joined')
})

test('[JOIN-6] snapshots that are not believed any more are missed until the next', () => {
  const joins = createJoins()
  joins.opened('locale:en', join(1))
  joins.took('locale:en', at(4), match, 'list')
  joins.distrust(match)
  expect(joins.joinStatus(match)).toBe('missed')
  joins.took('locale:en', at(5), match, 'list')
  expect(joins.joinStatus(match)).toBe('joined')
})
