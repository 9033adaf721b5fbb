import { expect, test } from 'vitest'
import { createFrame } from './cell.ts'

test('a listener that throws silences nobody: all others hear in the same frame, and then it is told', () => {
  let paint = (): void => {}
  const frame = createFrame(flush => (paint = flush))
  const [first, second] = [frame.cell(1), frame.cell(1)]
  const heard: string[] = []
  const ours = new Error('in a listener')
  first.subscribe(() => {
    throw ours
  })
  first.subscribe(() => heard.push('first'))
  second.subscribe(() => heard.push('second'))
  first.write(2)
  second.write(2)
  expect(() => paint()).toThrow(ours)
  expect(heard).toEqual(['first', 'second'])
  second.write(3)
  paint()
  expect(heard).toEqual(['first', 'second', 'second'])
})
