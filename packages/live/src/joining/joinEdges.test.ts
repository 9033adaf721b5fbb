import type { MatchId } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { createSnapshotRefetch } from './createSnapshotRefetch.ts'
import { createJoins } from './createJoins.ts'
import { createRecent, type RecentEvent } from './createRecent.ts'
import { NOWHERE, olderPosition } from './olderPosition.ts'

const match = '7' as MatchId
const LIST = 'locale:en'
const OWN = `match:${match}`
const at = (offset: number, epoch = 'e') => ({ epoch, offset })
const join = (offset: number, isRecovered = true, epoch = 'e') => ({ epoch, offset, isRecovered })

test('a match of which no snapshot is known counts as joined, and nothing is known of it', () => {
  const joins = createJoins()
  expect([joins.joinStatus(match), joins.missing(match), joins.size]).toEqual(['joined', [], 0])
  expect([joins.has(LIST, match), joins.positionOf(LIST, match)]).toEqual([false, undefined])
})

test('a snapshot is known by its channel, at its position', () => {
  const joins = createJoins()
  joins.took(LIST, at(5), match, 'list')
  expect([joins.has(LIST, match), joins.has(OWN, match), joins.size]).toEqual([true, false, 1])
  expect([joins.positionOf(LIST, match), joins.positionOf(OWN, match)]).toEqual([at(5), undefined])
})

test('a match that was forgotten is unknown, and its own channel counts as wanted again', () => {
  const joins = createJoins()
  joins.took(OWN, at(5), match, 'match')
  joins.opened(OWN, join(5))
  joins.closed(OWN)
  joins.forget(match)
  expect([joins.size, joins.has(OWN, match), joins.joinStatus(match)]).toEqual([0, false, 'joined'])
  joins.took(OWN, at(6), match, 'match')
  expect(joins.joinStatus(match)).toBe('waiting')
  joins.opened(OWN, join(6))
  expect(joins.joinStatus(match)).toBe('joined')
})

test('a match whose every channel was closed waits until one is wanted and open again', () => {
  const joins = createJoins()
  joins.took(LIST, at(5), match, 'list')
  joins.opened(LIST, join(5))
  joins.closed(LIST)
  expect(joins.joinStatus(match)).toBe('waiting')
  joins.opened(LIST, join(5, false))
  expect(joins.joinStatus(match)).toBe('joined')
})

test('what was merged too late, or is distrusted, is missed until a snapshot comes', () => {
  const joins = createJoins()
  joins.opened(LIST, join(5))
  joins.tookTooLate(LIST, match)
  expect([joins.joinStatus(match), joins.positionOf(LIST, match)]).toEqual(['missed', undefined])
  joins.took(LIST, at(9), match, 'list')
  expect(joins.joinStatus(match)).toBe('joined')
  joins.distrust(match)
  expect([joins.joinStatus(match), joins.missing(match)]).toEqual(['missed', [LIST]])
  joins.distrust('9' as MatchId)
  expect(joins.size).toBe(1)
})

test('a missed match is fetched from its own channel too, where that is open', () => {
  const joins = createJoins()
  joins.took(LIST, at(5), match, 'list')
  joins.opened(LIST, join(9, false))
  expect(joins.missing(match)).toEqual([LIST])
  joins.opened(OWN, join(1))
  expect(joins.missing(match)).toEqual([LIST, OWN])
})

test('an invalid publication is missed from its offset on; on a closed channel it has no effect', () => {
  const joins = createJoins()
  joins.broke(LIST, 3)
  joins.took(LIST, at(5), match, 'list')
  joins.opened(LIST, join(5))
  joins.broke(LIST, 6)
  expect(joins.joinStatus(match)).toBe('missed')
  joins.took(LIST, at(6), match, 'list')
  expect(joins.joinStatus(match)).toBe('joined')
})

test('an earlier answer of the same reach is no news; one of another reach, or another stream, is', () => {
  const joins = createJoins()
  joins.took(OWN, at(9), match, 'match')
  joins.took(OWN, at(5), match, 'match')
  expect(joins.positionOf(OWN, match)).toEqual(at(9))
  joins.took(OWN, at(9), match, 'match')
  joins.took(OWN, at(5), match, 'list')
  expect(joins.positionOf(OWN, match)).toEqual(at(5))
  joins.took(OWN, at(1, 'f'), match, 'list')
  expect(joins.positionOf(OWN, match)).toEqual(at(1, 'f'))
  joins.took(OWN, at(99, 'f'), match, 'market')
  expect(joins.positionOf(OWN, match)).toEqual(at(1, 'f'))
})

test('of two positions the older one holds, and none where the stream is another', () => {
  expect(olderPosition(at(3), at(5))).toEqual(at(3))
  expect(olderPosition(at(5), at(3))).toEqual(at(3))
  expect(olderPosition(at(4), at(4))).toEqual(at(4))
  expect(olderPosition(at(3), at(3, 'f'))).toBe(NOWHERE)
  expect(NOWHERE).toEqual({ epoch: '', offset: -1 })
})

const news = (version: number): RecentEvent => ({
  kind: 'markets',
  change: {
    matchId: match,
    version,
    markets: [{ id: 1, specifier: '', status: 1, outcomes: [{ id: '1', odds: toOdds(1900), active: true }] }],
  },
})

/** Recent publications on a hand-driven clock. */
function createStream() {
  const clock = { now: 5_000 }
  const recent = createRecent(() => clock.now)
  const note = (from: number, to: number, channel = LIST) => {
    for (let offset = from; offset <= to; offset++) recent.note(channel, offset, news(offset))
  }
  return { clock, recent, note }
}

test('publications are stored for half a minute, and dropped once they are a minute old', () => {
  const { clock, recent, note } = createStream()
  note(1, 2)
  clock.now += 30_001
  note(3, 3)
  expect(recent.after(LIST, 0)).toEqual([news(1), news(2), news(3)])
  clock.now += 29_999
  note(4, 4)
  expect(recent.after(LIST, 0)).toBeUndefined()
  expect(recent.after(LIST, 1)).toBeUndefined()
  expect(recent.after(LIST, 2)).toEqual([news(3), news(4)])
})

test('of 1,024 publications the last 512 are stored, of all channels together', () => {
  const { recent, note } = createStream()
  note(1, 512, OWN)
  note(1, 511)
  expect(recent.after(OWN, 0)).toHaveLength(512)
  note(512, 512)
  expect([recent.after(OWN, 511), recent.after(OWN, 512)]).toEqual([undefined, []])
  expect(recent.after(LIST, 0)).toHaveLength(512)
})

test('a channel that was forgotten starts again, and another keeps what it has', () => {
  const { clock, recent, note } = createStream()
  note(1, 3)
  note(1, 1, OWN)
  clock.now += 60_000
  note(4, 4)
  expect(recent.after(LIST, 2)).toBeUndefined()
  recent.forget(LIST)
  expect([recent.after(LIST, 0), recent.after(OWN, 0)]).toEqual([[], undefined])
})

test('a match without a channel that may fix it fetches nothing, and a channel is fetched once for all its matches', () => {
  const fetched: string[] = []
  const clock = { now: 0 }
  const refetches = createSnapshotRefetch({ now: () => clock.now, refetch: channel => fetched.push(channel) })
  const [one, other] = ['1', '2'] as MatchId[]
  refetches.look(new Map([[one!, []]]))
  expect(fetched).toEqual([])
  refetches.look(
    new Map([
      [one!, [LIST]],
      [other!, [LIST]],
    ]),
  )
  expect(fetched).toEqual([LIST])
  clock.now += 4_999
  refetches.look(
    new Map([
      [one!, [LIST]],
      [other!, [LIST]],
    ]),
  )
  expect(fetched).toEqual([LIST])
  clock.now += 1
  refetches.look(
    new Map([
      [one!, [LIST]],
      [other!, [LIST]],
    ]),
  )
  expect(fetched).toEqual([LIST, LIST])
})

test('a channel that is being fetched is not fetched again for five seconds', () => {
  const fetched: string[] = []
  const clock = { now: 0 }
  const refetches = createSnapshotRefetch({ now: () => clock.now, refetch: channel => fetched.push(channel) })
  refetches.requested(LIST)
  refetches.look(new Map([[match, [LIST]]]))
  expect(fetched).toEqual([])
  clock.now += 5_000
  refetches.look(new Map([[match, [LIST]]]))
  expect(fetched).toEqual([LIST])
})
