import { expect, test } from 'vitest'
import { fitText } from './fitText.ts'

const fit = { width: 360, sizes: [60, 40, 30], linesMax: 2 }

test.each([
  ['Ajax', 60, ['Ajax']],
  ['Harbour Town', 60, ['Harbour', 'Town']],
  ['Ashford Rovers', 60, ['Ashford', 'Rovers']],
  ['Wolverhampton Wanderers', 40, ['Wolverhampton', 'Wanderers']],
  ['Bahnhofsvorstadtklub', 30, ['Bahnhofsvorstadtklub']],
])('%s is set at %i', (text, size, lines) => {
  expect(fitText(text, fit)).toEqual({ size, lines })
})

test('what is too long at the smallest size is cut', () => {
  expect(fitText('One of the longest names that a team ever had', fit)).toEqual({
    size: 30,
    lines: ['One of the longest', 'names that a team…'],
  })
  expect(fitText('Bahnhofsvorstadtklubvereinigung', fit).lines).toEqual(['Bahnhofsvorstadtklu…'])
})

test('marks of other scripts take no width of their own', () => {
  expect(fitText('नमस्ते', { ...fit, width: 180 }).size).toBe(60)
})
