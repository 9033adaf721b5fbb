import { expect, test } from 'vitest'
import { drawCrest } from './drawCrest.ts'

test('a crest is drawn from its pattern and two colours, always the same', () => {
  const crest = drawCrest('stripes-25-w')
  expect(crest).toContain('fill="oklch(.56 .15 25)"')
  expect(crest).toContain('d="M4 0h4v20H4zM12 0h4v20h-4z"')
  expect(drawCrest('stripes-25-w')).toBe(crest)
})

test('a plain crest has one colour', () => {
  expect(drawCrest('plain-230-k')).not.toContain('<path')
})

test.each(['', 'stars-1-2', 'halves-1', 'halves-9999-w', 'halves-1-"><script>', '__proto__-1-2'])(
  'no crest is drawn from %j',
  text => {
    expect(drawCrest(text)).toBeUndefined()
  },
)
