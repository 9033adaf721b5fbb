import { expect, test } from 'vitest'
import { repeatUntilAnswered } from './repeatUntilAnswered.ts'
import { createManualClock } from './testing/manualClock.ts'

/** Requests that are answered from attempt `answeredAt` on. */
function asking({ answeredAt = Infinity, firstAfterMs = 0 } = {}) {
  const clock = createManualClock()
  const attemptedAt: number[] = []
  const listeners = new Set<() => void>()
  const stop = repeatUntilAnswered({
    clock,
    onReconnect(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    run() {
      attemptedAt.push(clock.elapsed())
      return Promise.resolve(attemptedAt.length >= answeredAt)
    },
    firstAfterMs,
  })
  return { clock, attemptedAt, stop, listeners, reconnect: () => [...listeners].forEach(one => one()) }
}

test('[PLACE-28] it repeats after 2, 4 and 8 s, and then every 8 s', async () => {
  const { clock, attemptedAt } = asking()
  await clock.pass(30_000)
  expect(attemptedAt).toEqual([0, 2_000, 6_000, 14_000, 22_000, 30_000])
})

test('once answered, it sends no more and ignores reconnects', async () => {
  const { clock, attemptedAt, listeners } = asking({ answeredAt: 2 })
  await clock.pass(60_000)
  expect([attemptedAt, listeners.size, clock.timers()]).toEqual([[0, 2_000], 0, 0])
})

test('[PLACE-29] after a reconnect it repeats at once, and 1 and 3 s later', async () => {
  const { clock, attemptedAt, reconnect } = asking()
  await clock.pass(7_000)
  reconnect()
  await clock.pass(3_000)
  expect(attemptedAt.slice(3)).toEqual([7_000, 8_000, 10_000])
})

test('signs of a reconnect within a second are one', async () => {
  const { clock, attemptedAt, reconnect } = asking()
  await clock.pass(7_000)
  reconnect()
  await clock.pass(300)
  reconnect()
  await clock.pass(600)
  expect(attemptedAt.slice(3)).toEqual([7_000])
  await clock.pass(100)
  expect(attemptedAt.slice(3)).toEqual([7_000, 8_000])
})

test('the first attempt may wait, but not for a reconnect', async () => {
  const { clock, attemptedAt, reconnect } = asking({ firstAfterMs: 5_000 })
  await clock.pass(1_000)
  expect(attemptedAt).toEqual([])
  reconnect()
  expect(attemptedAt).toEqual([1_000])
})

test('when stopped, it sends no more', async () => {
  const { clock, attemptedAt, stop, reconnect } = asking()
  stop()
  reconnect()
  await clock.pass(60_000)
  expect(attemptedAt).toEqual([0])
})
