import { expect, test } from 'vitest'
import { newShareCode, toShareCode } from './newShareCode.ts'

test('a code is eight characters that cannot be mistaken for one another', () => {
  const codes = Array.from({ length: 500 }, () => newShareCode())
  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-TW-Z]{8}$/)
  expect(new Set(codes).size).toBe(codes.length)
})

test('every sign comes from the chance it is given', () => {
  const picks = [0, 28, 1, 27, 2, 26, 3, 25]
  expect(newShareCode(() => picks.shift()!)).toBe('2Z3Y4X5W')
})

test.each(['K7TM4XQ9', 'k7tm4xq9', ' k7tm-4xq9 ', 'K7TM 4XQ9'])('%j is read as K7TM4XQ9', text => {
  expect(toShareCode(text)).toBe('K7TM4XQ9')
})
