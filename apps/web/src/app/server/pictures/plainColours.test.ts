import { expect, test } from 'vitest'
import { withPlainColours } from './plainColours.ts'

test.each([
  ['oklch(1 0 0)', '#ffffff'],
  ['oklch(0 0 0)', '#000000'],
  ['oklch(0.628 0.2577 29.23)', '#ff0000'],
  ['oklch(0.452 0.3132 264.05)', '#0000ff'],
  // Outside the gamut: the nearest colour that a screen shows.
  ['oklch(.9 .4 140)', '#00ff00'],
])('%s is %s', (written, plain) => {
  expect(withPlainColours(`<rect fill="${written}"/>`)).toBe(`<rect fill="${plain}"/>`)
})
