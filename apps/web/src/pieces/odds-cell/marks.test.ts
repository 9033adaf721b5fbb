import { expect, test } from 'vitest'
import { createMarks } from './marks.ts'

/** Marks with a clock and timers driven by hand. */
function aDesk() {
  let time = 0
  let pending: { run: () => void; at: number }[] = []
  const marks = createMarks({
    now: () => time,
    later: (run, delayMs) => pending.push({ run, at: time + delayMs }),
  })
  const advance = (ms: number): void => {
    const end = time + ms
    for (;;) {
      const next = pending.find(timer => timer.at <= end)
      if (!next) break
      pending = pending.filter(timer => timer !== next)
      time = next.at
      next.run()
    }
    time = end
  }
  const cell = () => ({ dataset: {} }) as unknown as HTMLElement
  return { marks, advance, cell, pending: () => pending.length }
}

test('a mark stays three seconds and is then gone', () => {
  const { marks, advance, cell } = aDesk()
  const element = cell()
  marks.show(element, 'up')
  advance(2_900)
  expect(element.dataset.move).toBe('up')
  advance(300)
  expect(element.dataset.move).toBeUndefined()
})

test('a second move restarts the hold and turns the arrow', () => {
  const { marks, advance, cell } = aDesk()
  const [first, second] = [cell(), cell()]
  marks.show(first, 'up')
  advance(2_000)
  marks.show(second, 'up')
  marks.show(first, 'down')
  advance(2_000)
  expect(first.dataset.move).toBe('down')
  advance(2_000)
  expect([first.dataset.move, second.dataset.move]).toEqual([undefined, undefined])
})

test('no timer runs while there are no marks', () => {
  const { marks, advance, cell, pending } = aDesk()
  marks.show(cell(), 'down')
  advance(10_000)
  expect(pending()).toBe(0)
})
