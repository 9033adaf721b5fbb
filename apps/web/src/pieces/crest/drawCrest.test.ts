import { expect, test } from 'vitest'
import { clearColours, inkOn } from './clearColours.ts'
import { drawCrest } from './drawCrest.ts'

const HUES = [0, 25, 45, 85, 125, 160, 195, 230, 255, 285, 320].map(String)

test('a crest is drawn from its pattern, two colours and two letters, always the same', () => {
  const crest = drawCrest('stripes-25-w-VR')
  expect(crest).toContain('fill="oklch(0.55 0.21 25)"')
  expect(crest).toContain('d="M4 0h4v20H4zM12 0h4v20h-4z"')
  expect(crest).toContain('>VR</text>')
  expect(drawCrest('stripes-25-w-VR')).toBe(crest)
})

test('a crest without letters has none', () => {
  expect(drawCrest('stripes-25-w')).not.toContain('<text')
})

test('the silks of a jockey are a jacket without letters', () => {
  const silks = drawCrest('hoops-25-w-silk')
  expect(silks).toContain('M6.5 1h7l6 4.5')
  expect(silks).not.toContain('<text')
})

test('crests are shields, roundels and pennants', () => {
  const outlines = ['AA', 'AB', 'AC'].map(
    letters => /<clipPath id="c"><path d="([^"]+)"/.exec(drawCrest(`plain-230-w-${letters}`)!)?.[1],
  )
  expect(new Set(outlines).size).toBe(3)
})

test('the two colours of every crest can be distinguished, and letters are readable on the field', () => {
  const light = (colour: string): number => Number(/oklch\(([\d.]+)/.exec(colour)?.[1])
  for (const first of HUES)
    for (const other of ['w', 'k', ...HUES]) {
      const { field, second } = clearColours(first, other)
      expect(Math.abs(light(field) - light(second)), `${first}-${other}`).toBeGreaterThanOrEqual(0.2)
      expect(Math.abs(light(field) - light(inkOn(field))), first).toBeGreaterThanOrEqual(0.33)
    }
})

test.each([
  '',
  'stars-1-2',
  'halves-1',
  'halves-9999-w',
  'halves-1-w-abc',
  'halves-1-w-<b',
  'halves-1-"><script>',
  '__proto__-1-2',
])('no crest is drawn from %j', text => {
  expect(drawCrest(text)).toBeUndefined()
})
