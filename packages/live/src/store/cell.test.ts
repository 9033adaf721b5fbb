import { expect, test } from 'vitest'
import { createFrame } from './cell.ts'

test('a listener that throws does not stop the others: all are called in the same frame, and then it is reported', () => {
  let paint = (): void => {}
  const frame = createFrame(flush => (paint = flush))
  const [first, second] = [frame.cell(1), frame.cell(1)]
  const seen: string[] = []
  const ours = new Error('in a listener')
  first.subscribe(() => {
    throw ours
  })
  first.subscribe(() => seen.push('first'))
  second.subscribe(() => seen.push('second'))
  first.write(2)
  second.write(2)
  expect(() => paint()).toThrow(ours)
  expect(seen).toEqual(['first', 'second'])
  second.write(3)
  paint()
  expect(seen).toEqual(['first', 'second', 'second'])
})
