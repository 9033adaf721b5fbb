import { expect, test } from 'vitest'
import { ageOf, freshnessOf, isBack, isPlaceable } from './freshness.ts'

test.each([
  [5_000, 'fresh'],
  [5_001, 'stale'],
  [10_000, 'stale'],
  [10_001, 'too-old'],
  [Infinity, 'too-old'],
] as const)('[FRESH-1] a price in play that was confirmed %i ms ago is %s', (age, freshness) => {
  expect(freshnessOf(age, true)).toBe(freshness)
})

test.each([
  [5_001, 'fresh'],
  [30_000, 'fresh'],
  [30_001, 'too-old'],
] as const)('[FRESH-2] a price before kick-off that was confirmed %i ms ago is %s', (age, freshness) => {
  expect(freshnessOf(age, false)).toBe(freshness)
})

test.each([
  [10_000, true],
  [10_001, false],
  [Infinity, false],
])('[FRESH-3] whether a bet may be placed on a price confirmed %i ms ago: %s', (age, placeable) => {
  expect(isPlaceable(age)).toBe(placeable)
})

test('[FRESH-4] a provider ages by its own silence, by the delay of the beat and by the silence of the line', () => {
  expect(ageOf({ silentMs: 1_200, delayMs: 300, receivedAt: 50_000 }, 52_000)).toBe(3_500)
})

test('[FRESH-4] clocks that disagree make nothing younger than it is', () => {
  expect(ageOf({ silentMs: -3_600_000, delayMs: -5, receivedAt: 50_000 }, 51_000)).toBe(1_000)
})

test('[FRESH-5] only a provider that was down is back when it is active', () => {
  expect([isBack('down', 'active'), isBack('active', 'active'), isBack(undefined, 'active')]).toEqual([
    true,
    false,
    false,
  ])
  expect(isBack('down', 'down')).toBe(false)
})
