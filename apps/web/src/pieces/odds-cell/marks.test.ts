import { expect, test } from 'vitest'
import { createMarks, type Marked, type Move } from './marks.ts'

/** Marks with a clock and timers driven by hand. */
function createFixture() {
  let time = 0
  let pending: { run: () => void; at: number }[] = []
  let endFrame: () => void = () => {}
  const marks = createMarks({
    now: () => time,
    later: (run, delayMs) => pending.push({ run, at: time + delayMs }),
    afterFrame: run => (endFrame = run),
  })
  const advance = (ms: number): void => {
    endFrame()
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
  const cell = (): Marked & { shown: Move | undefined } => ({
    shown: undefined,
    mark(move) {
      this.shown = move
    },
  })
  return { marks, advance, cell, pass: (ms: number) => (time += ms), pending: () => pending.length }
}

test('a mark stays three seconds and is then gone', () => {
  const { marks, advance, cell } = createFixture()
  const element = cell()
  marks.show(element, 'up')
  advance(2_900)
  expect(element.shown).toBe('up')
  advance(300)
  expect(element.shown).toBeUndefined()
})

test('a second move restarts the hold and turns the arrow', () => {
  const { marks, advance, cell } = createFixture()
  const [first, second] = [cell(), cell()]
  marks.show(first, 'up')
  advance(2_000)
  marks.show(second, 'up')
  marks.show(first, 'down')
  advance(2_000)
  expect(first.shown).toBe('down')
  advance(2_000)
  expect([first.shown, second.shown]).toEqual([undefined, undefined])
})

test('no timer runs while there are no marks', () => {
  const { marks, advance, cell, pending } = createFixture()
  marks.show(cell(), 'down')
  advance(10_000)
  expect(pending()).toBe(0)
})

test('of the prices that move in one frame a hundred are marked, the next frame marks again', () => {
  const { marks, advance, cell } = createFixture()
  const cells = Array.from({ length: 101 }, cell)
  expect(cells.filter(element => marks.show(element, 'up'))).toHaveLength(100)
  advance(16)
  expect(marks.show(cells[100]!, 'up')).toBe(true)
})

test('a frame that has written for six milliseconds marks nothing more, and takes away an arrow that would be wrong', () => {
  const { marks, advance, cell, pass } = createFixture()
  const [early, late] = [cell(), cell()]
  marks.show(early, 'up')
  marks.show(late, 'up')
  advance(16)
  marks.show(early, 'down')
  pass(7)
  expect(marks.show(late, 'down')).toBe(false)
  expect([early.shown, late.shown]).toEqual(['down', undefined])
})
