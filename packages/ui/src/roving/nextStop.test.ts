import { expect, test } from 'vitest'
import { nextStop } from './nextStop.ts'

test.each([
  // key         from  to
  ['ArrowRight', 0, 1],
  ['ArrowRight', 3, 0],
  ['ArrowLeft', 0, 3],
  ['ArrowDown', 1, 2],
  ['ArrowUp', 1, 0],
  ['Home', 2, 0],
  ['End', 1, 3],
  ['Home', 0, undefined],
  ['Enter', 1, undefined],
  ['Tab', 1, undefined],
] as const)('[ROVING] %s at %i of four leads to %s', (key, from, to) => {
  expect(nextStop({ key, from, count: 4 })).toBe(to)
})

test('[ROVING] in a right-to-left row the left arrow leads on and the right arrow back; up and down stay', () => {
  const at = (key: string) => nextStop({ key, from: 1, count: 4, rtl: true })
  expect(['ArrowLeft', 'ArrowRight', 'ArrowDown', 'ArrowUp'].map(at)).toEqual([2, 0, 2, 0])
})

test('[ROVING] stops that are off are passed over', () => {
  const off = (index: number) => index === 0 || index === 2
  expect(nextStop({ key: 'ArrowRight', from: 1, count: 4, off })).toBe(3)
  expect(nextStop({ key: 'Home', from: 3, count: 4, off })).toBe(1)
})

test('[ROVING] without a next stop the key is left to the page', () => {
  expect(nextStop({ key: 'ArrowRight', from: 0, count: 1 })).toBeUndefined()
  expect(nextStop({ key: 'ArrowRight', from: 0, count: 0 })).toBeUndefined()
  expect(nextStop({ key: 'ArrowRight', from: 0, count: 3, off: () => true })).toBeUndefined()
})
