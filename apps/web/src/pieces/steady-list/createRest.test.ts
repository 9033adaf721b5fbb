import { expect, test } from 'vitest'
import { createRest, REST_MS } from './createRest.ts'

/** A page whose pointers and clock are controlled, and a list that is to show what is new. */
function aPage() {
  let time = 0
  let timers: { readonly at: number; readonly run: () => void }[] = []
  let moves = 0
  const rest = createRest({
    later(run, delayMs) {
      const timer = { at: time + delayMs, run }
      timers.push(timer)
      return () => (timers = timers.filter(one => one !== timer))
    },
  })
  return {
    fingers: rest.fingers,
    request: () => rest.whenRested(() => moves++),
    moves: () => moves,
    pass(ms: number) {
      time += ms
      const due = timers.filter(({ at }) => at <= time)
      timers = timers.filter(({ at }) => at > time)
      due.forEach(({ run }) => run())
    },
  }
}

test('a list that is updated without a touch moves at once', () => {
  const { request, moves } = aPage()
  request()
  expect(moves()).toBe(1)
})

test('a list does not move under a finger, however long it rests, nor within 300 ms of it lifting', () => {
  const { fingers, request, moves, pass } = aPage()
  fingers(1)
  request()
  pass(5_000)
  fingers(0)
  pass(REST_MS - 1)
  expect(moves()).toBe(0)
  pass(1)
  expect(moves()).toBe(1)
})

test('another touch in the meantime, or a second finger that stays, delays it further', () => {
  const { fingers, request, moves, pass } = aPage()
  fingers(1)
  fingers(0)
  request()
  pass(200)
  fingers(2)
  pass(REST_MS)
  fingers(1)
  pass(REST_MS)
  expect(moves()).toBe(0)
  fingers(0)
  pass(REST_MS)
  expect(moves()).toBe(1)
})

test('what has moved is not moved again by the next finger', () => {
  const { fingers, request, moves, pass } = aPage()
  fingers(1)
  fingers(0)
  request()
  pass(REST_MS)
  fingers(1)
  fingers(0)
  pass(REST_MS)
  expect(moves()).toBe(1)
})
