import { assert, array, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recover } from './recover.ts'
import { Stream } from './stream.ts'

const EPOCH = 'a life'

/** A stream of `published` publications, of which the last `kept` are stored. */
function aStream(
  published: number,
  stored: number,
): { stream: Stream; state: Parameters<typeof recover>[0] } {
  const stream = new Stream()
  for (let n = 1; n <= published; n += 1) stream.append(String(n), {}, { size: stored, expiresAt: 100 })
  const position = { offset: stream.top, epoch: EPOCH }
  return { stream, state: { position, publications: stream.publications(0) } }
}

describe('recover', () => {
  test('[RT-1.5.8] gives exactly what was missed, or nothing', () => {
    const cases = record({
      published: integer({ min: 0, max: 30 }),
      stored: integer({ min: 1, max: 30 }),
      since: integer({ min: 0, max: 35 }),
      limit: integer({ min: 1, max: 30 }),
    })
    assert(
      property(cases, ({ published, stored, since, limit }) => {
        const missed = recover(
          aStream(published, stored).state,
          { offset: since, epoch: EPOCH },
          'stream',
          limit,
        )
        const count = published - since
        if (count < 0 || count > stored || count > limit) expect(missed).toBeUndefined()
        else expect(missed?.map(({ offset }) => offset)).toEqual(countFrom(since + 1, count))
      }),
    )
  })

  test('[RT-1.5.4] never crosses epochs', () => {
    const { state } = aStream(3, 10)
    expect(recover(state, { offset: 3, epoch: 'another' }, 'stream', 10)).toBeUndefined()
    expect(recover(state, { offset: 2, epoch: '' }, 'stream', 10)).toHaveLength(1)
  })

  test('[RT-1.5.9] cache mode gives the latest, nothing to those who have it, and fails on an empty log', () => {
    const { state, stream } = aStream(3, 10)
    expect(recover(state, { offset: 0, epoch: '' }, 'cache', 10)).toMatchObject([{ offset: 3 }])
    expect(recover(state, { offset: 3, epoch: EPOCH }, 'cache', 10)).toEqual([])
    expect(recover(state, { offset: 3, epoch: 'another' }, 'cache', 10)).toMatchObject([{ offset: 3 }])
    const emptied = { ...state, publications: stream.publications(100) }
    expect(recover(emptied, { offset: 0, epoch: '' }, 'cache', 10)).toBeUndefined()
  })
})

describe('Stream', () => {
  test('[RT-1.5.1] offsets rise by one and survive the log', () => {
    assert(
      property(array(integer({ min: 0, max: 200 }), { maxLength: 50 }), times => {
        const stream = new Stream()
        for (const [at, time] of times.entries()) {
          stream.forget(time)
          expect(stream.append('{}', {}, { size: 5, expiresAt: time + 10 }).offset).toBe(at + 1)
        }
        expect(stream.top).toBe(times.length)
      }),
    )
  })

  test('each publication expires separately: a slow channel stores only recent ones', () => {
    const stream = new Stream()
    for (let time = 0; time < 1000; time += 50) stream.append('{}', {}, { size: 100, expiresAt: time + 120 })
    expect(stream.publications(1000).map(({ offset }) => offset)).toEqual([19, 20])
    expect(stream.publications(1100)).toEqual([])
    expect(stream.top).toBe(20)
  })
})

function countFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => first + n)
}
