import { expect, test } from 'vitest'
import { isDrawable } from './isDrawable.ts'

test.each([
  ['Beşiktaş – Győr, 2nd', true],
  ['Зенит · Ολυμπιακός', true],
  ['هاربور تاون 1', true],
  ['הפועל', true],
  ['浦和レッズ', false],
  ['मुंबई', false],
])('%s can be drawn: %s', (text, can) => expect(isDrawable(text)).toBe(can))
