import { expect, test } from 'vitest'

import { needsConfirmation, toOdds } from '../odds/index.ts'
import { guardTap, TAP_GUARD_MS } from './index.ts'

const NOW = 10_000
const seen = toOdds(2100)

test.each([
  // ms ago, verdict
  [0, 'ask'],
  [299, 'ask'],
  [300, 'take'],
  [5000, 'take'],
  [-5, 'ask'], // a change that came with the tap itself
] as const)('[TAP-1] a cell that moved or changed owner %i ms ago: %s', (ago, kind) => {
  expect(TAP_GUARD_MS).toBe(300)
  expect(guardTap({ now: NOW, placedAt: NOW - ago })).toEqual({ kind })
  expect(guardTap({ now: NOW, ownerChangedAt: NOW - ago })).toEqual({ kind })
})

test.each([
  [0, { kind: 'take-at', seen }],
  [299, { kind: 'take-at', seen }],
  [300, { kind: 'take' }],
] as const)('[TAP-2] a price that changed %i ms ago: %o', (ago, verdict) => {
  expect(guardTap({ now: NOW, priceChangedAt: NOW - ago, previousOdds: seen })).toEqual(verdict)
})

test('[TAP-2] taken at the odds seen, the accept mode decides about the current price', () => {
  const verdict = guardTap({ now: NOW, priceChangedAt: NOW - 100, previousOdds: seen })
  const selection = {
    odds: toOdds(1900),
    acceptedOdds: verdict.kind === 'take-at' ? verdict.seen : toOdds(1900),
  }
  expect(needsConfirmation(selection, 'none')).toBe(true)
  expect(needsConfirmation(selection, 'higher')).toBe(true)
  expect(needsConfirmation(selection, 'any')).toBe(false)
})

test('[TAP-2] a first price has none before it', () => {
  expect(guardTap({ now: NOW, priceChangedAt: NOW })).toEqual({ kind: 'take' })
})

test('[TAP-3] who lies under the finger comes before what it costs', () => {
  expect(guardTap({ now: NOW, ownerChangedAt: NOW, priceChangedAt: NOW, previousOdds: seen })).toEqual({
    kind: 'ask',
  })
  expect(guardTap({ now: NOW })).toEqual({ kind: 'take' })
})
