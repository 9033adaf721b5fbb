import { expect, test } from 'vitest'
import { createReopening } from './createReopening.ts'

function createFixture() {
  const opened: string[] = []
  const timers: { run: () => void; delayMs: number; isCancelled: boolean }[] = []
  const reopening = createReopening(
    channel => opened.push(channel),
    (run, delayMs) => {
      const timer = { run, delayMs, isCancelled: false }
      timers.push(timer)
      return () => {
        timer.isCancelled = true
      }
    },
  )
  const fire = (): void => {
    const timer = timers.at(-1)!
    if (!timer.isCancelled) timer.run()
  }
  return { reopening, opened, fire, waits: () => timers.map(({ delayMs }) => delayMs) }
}

test('a channel that the server closes is opened again after 5 s, then after twice as long, at most 80 s', () => {
  const { reopening, opened, fire, waits } = createFixture()
  for (let closed = 0; closed < 6; closed++) {
    reopening.later('match:7')
    fire()
  }
  expect(waits()).toEqual([5_000, 10_000, 20_000, 40_000, 80_000, 80_000])
  expect(opened).toHaveLength(6)
})

test('once it is open again the waits start again', () => {
  const { reopening, fire, waits } = createFixture()
  reopening.later('match:7')
  fire()
  reopening.forget('match:7')
  reopening.later('match:7')
  expect(waits()).toEqual([5_000, 5_000])
})

test('a channel that is no longer needed is not opened', () => {
  const { reopening, opened, fire } = createFixture()
  reopening.later('match:7')
  reopening.forget('match:7')
  fire()
  expect(opened).toEqual([])
})
