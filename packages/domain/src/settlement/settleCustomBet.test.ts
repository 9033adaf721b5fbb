import fc from 'fast-check'
import { expect, test } from 'vitest'

import { BET_RESULTS, type BetResult } from '../bet/index.ts'
import { toOdds } from '../odds/index.ts'
import { settleBet } from './index.ts'

const JOINT = toOdds(4350)

/** A custom bet of 10.01 at joint odds of 4.35, whose legs had 2.00 each. */
function custom(...results: readonly BetResult[]) {
  const legs = results.map(result => ({ odds: toOdds(2000), result }))
  return settleBet({ type: 'custom_bet', stake: 1001, legs, customOdds: JOINT })
}

test('[SETTLE-10] a custom bet pays its joint odds, rounded half up once, not the product of its legs', () => {
  expect(custom('win_entire', 'win_entire', 'win_entire')).toEqual({
    settled: true,
    payout: 4354, // 4354.35
    result: 'win_entire',
  })
  expect(
    settleBet({
      type: 'custom_bet',
      stake: 10,
      legs: [{ odds: toOdds(9000), result: 'win_entire' }],
      customOdds: toOdds(2450),
    }),
  ).toEqual({ settled: true, payout: 25, result: 'win_entire' }) // 24.5 up
})

test.each([
  [['lose_entire', 'no_results']],
  [['no_results', 'win_entire', 'lose_entire']],
  [['refund_entire', 'lose_entire']],
  [['canceled', 'lose_entire', 'no_results']],
] as const)('[SETTLE-11] a lost leg loses a custom bet at once: %j', results => {
  expect(custom(...results)).toEqual({ settled: true, payout: 0, result: 'lose_entire' })
})

test.each([
  [['win_entire', 'refund_entire'], 'refund_entire'],
  [['win_entire', 'canceled'], 'refund_entire'],
  [['win_entire', 'refund_half_win_other'], 'refund_entire'],
  [['win_entire', 'refund_half_lose_other'], 'refund_entire'],
  [['canceled', 'canceled'], 'canceled'],
] as const)('[SETTLE-12] a custom bet with a leg that did not win in full is void: %j', (results, result) => {
  expect(custom(...results)).toEqual({ settled: true, payout: 1001, result })
})

test.each([
  [[]],
  [['win_entire', 'no_results']],
  [['refund_entire', 'no_results']],
  [['cashed_out']],
] as const)('[SETTLE-13] a custom bet waits while a leg is open: %j', results => {
  expect(custom(...results)).toEqual({ settled: false })
})

test('[SETTLE-13] a custom bet waits for someone to look when it has no joint odds to pay', () => {
  const legs = [{ odds: toOdds(2000), result: 'win_entire' }] as const
  expect(settleBet({ type: 'custom_bet', stake: 1000, legs })).toEqual({ settled: false })
})

test('[SETTLE-12] a custom bet pays all, nothing or its stake, in whatever order its legs are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...BET_RESULTS), { minLength: 1, maxLength: 10 }),
      fc.func(fc.nat()),
      (results, place) => {
        const settlement = custom(...results)
        const shuffled = results.toSorted((a, b) => place(a) - place(b))
        expect(custom(...shuffled)).toEqual(settlement)
        if (settlement.settled) expect([0, 1001, 4354]).toContain(settlement.payout)
      },
    ),
  )
})
