import { expect, test } from 'vitest'
import { askUntilAnswered } from './askUntilAnswered.ts'
import { handClock } from './testing/handClock.ts'

/** Requests that are answered from attempt `answeredAt` on. */
function asking({ answeredAt = Infinity, firstAfterMs = 0 } = {}) {
  const clock = handClock()
  const askedAt: number[] = []
  const listeners = new Set<() => void>()
  const stop = askUntilAnswered({
    clock,
    onReconnect(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ask() {
      askedAt.push(clock.elapsed())
      return Promise.resolve(askedAt.length >= answeredAt)
    },
    firstAfterMs,
  })
  return { clock, askedAt, stop, listeners, reconnect: () => [...listeners].forEach(one => one()) }
}

test('[PLACE-28] it asks after 2, 4 and 8 s, and then every 8 s', async () => {
  const { clock, askedAt } = asking()
  await clock.pass(30_000)
  expect(askedAt).toEqual([0, 2_000, 6_000, 14_000, 22_000, 30_000])
})

test('answered, it asks no more and hears of no reconnect', async () => {
  const { clock, askedAt, listeners } = asking({ answeredAt: 2 })
  await clock.pass(60_000)
  expect([askedAt, listeners.size, clock.timers()]).toEqual([[0, 2_000], 0, 0])
})

test('[PLACE-29] after a reconnect it asks at once, and 1 and 3 s after', async () => {
  const { clock, askedAt, reconnect } = asking()
  await clock.pass(7_000)
  reconnect()
  await clock.pass(3_000)
  expect(askedAt.slice(3)).toEqual([7_000, 8_000, 10_000])
})

test('signs of a reconnect within a second are one', async () => {
  const { clock, askedAt, reconnect } = asking()
  await clock.pass(7_000)
  reconnect()
  await clock.pass(300)
  reconnect()
  await clock.pass(600)
  expect(askedAt.slice(3)).toEqual([7_000])
  await clock.pass(100)
  expect(askedAt.slice(3)).toEqual([7_000, 8_000])
})

test('the first attempt may wait, but not for a reconnect', async () => {
  const { clock, askedAt, reconnect } = asking({ firstAfterMs: 5_000 })
  await clock.pass(1_000)
  expect(askedAt).toEqual([])
  reconnect()
  expect(askedAt).toEqual([1_000])
})

test('stopped, it asks no more', async () => {
  const { clock, askedAt, stop, reconnect } = asking()
  stop()
  reconnect()
  await clock.pass(60_000)
  expect(askedAt).toEqual([0])
})
