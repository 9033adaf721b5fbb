import { expect, test } from 'vitest'
import { createCounter } from './createCounter.ts'

function counterOf(options: { max: number; keysMax?: number }) {
  let now = 0
  const counter = createCounter({ clock: { now: () => now }, windowMs: 60_000, ...options })
  return { ...counter, at: (time: number) => void (now = time) }
}

test('a key may be used a number of times within a minute of the first, and gets the time to wait', () => {
  const { take, waitMs, at } = counterOf({ max: 2 })
  expect([take('a'), take('a'), take('b')]).toEqual([
    { ok: true, isLast: false },
    { ok: true, isLast: true },
    { ok: true, isLast: false },
  ])
  at(59_000)
  expect([take('a'), waitMs('a'), waitMs('b')]).toEqual([{ ok: false, waitMs: 1_000 }, 1_000, 0])
  at(60_000)
  expect([waitMs('a'), take('a')]).toEqual([0, { ok: true, isLast: false }])
})

test('what is given back can be taken again, and never more than was taken', () => {
  const { take, giveBack, forget } = counterOf({ max: 1 })
  giveBack('a')
  expect([take('a').ok, take('a').ok]).toEqual([true, false])
  giveBack('a')
  expect([take('a').ok, take('a').ok]).toEqual([true, false])
  forget('a')
  expect(take('a').ok).toBe(true)
})

test('a flood of new keys is forgotten before a key that has had all it may have', () => {
  const { take, waitMs } = counterOf({ max: 3, keysMax: 100 })
  for (let n = 0; n < 3; n++) take('barred')
  for (let n = 0; n < 10_000; n++) take(`invented ${n}`)
  expect(waitMs('barred')).toBe(60_000)
})

test('expired keys are removed first', () => {
  const { take, waitMs, at } = counterOf({ max: 1, keysMax: 2 })
  take('old')
  at(50_000)
  take('young')
  at(60_000)
  take('new')
  expect([waitMs('young'), waitMs('new')]).toEqual([50_000, 60_000])
})
