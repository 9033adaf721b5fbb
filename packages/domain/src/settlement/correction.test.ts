import { expect, test } from 'vitest'

import type { BetResult } from '../bet/index.ts'
import { toOdds } from '../odds/index.ts'
import { bestPayoutOf, correctionOf, repay, resultVersionOf, takeFromBalance } from './index.ts'
import type { Settlement } from './index.ts'

const pays = (payout: number): Settlement => ({ settled: true, payout, result: 'win_entire' })
const OPEN: Settlement = { settled: false }

test.each([
  // paid  now           back  out
  [0, pays(1950), 0, 1950],
  [1950, pays(1950), 0, 0],
  [0, pays(0), 0, 0],
  [1950, pays(1000), 1950, 1000],
  [1000, pays(1950), 1000, 1950],
  [1950, pays(0), 1950, 0],
] as const)(
  '[SETTLE-14] %i was paid, %o is due: the former payout is taken back in full and the new one paid',
  (paid, now, reverse, pay) => {
    expect(correctionOf(paid, now)).toEqual({ reverse, pay })
  },
)

test('[SETTLE-15] a bet that is open again gives back all that was paid', () => {
  expect(correctionOf(1950, OPEN)).toEqual({ reverse: 1950, pay: 0 })
  expect(correctionOf(0, OPEN)).toEqual({ reverse: 0, pay: 0 })
})

test.each([
  // balance amount taken owed
  [5000, 1950, 1950, 0],
  [1950, 1950, 1950, 0],
  [1000, 1950, 1000, 950],
  [0, 1950, 0, 1950],
  [-10, 1950, 0, 1950],
  [5000, 0, 0, 0],
] as const)(
  '[SETTLE-16] of %i on the account, taking %i back takes %i and %i is owed',
  (balance, amount, taken, owed) => {
    expect(takeFromBalance(balance, amount)).toEqual({ taken, owed })
  },
)

test.each([
  // owed credit repaid credited
  [950, 500, 500, 0],
  [950, 950, 950, 0],
  [950, 2000, 950, 1050],
  [0, 2000, 0, 2000],
] as const)(
  '[SETTLE-17] owing %i, a credit of %i repays %i and %i stays',
  (owed, credit, repaid, credited) => {
    expect(repay(owed, credit)).toEqual({ repaid, credited })
  },
)

test('[SETTLE-18] the version of a bet’s results is the sum of its legs’', () => {
  expect(resultVersionOf([])).toBe(0)
  expect(resultVersionOf([1, 0, 2])).toBe(3)
})

test('[SETTLE-19] what a bet can still win counts open legs as won and settled ones as they are', () => {
  const leg = (price: number, result: BetResult) => ({ odds: toOdds(price), result })
  const legs = [leg(2000, 'no_results'), leg(1950, 'refund_half_win_other')]
  expect(bestPayoutOf({ type: 'combo', stake: 1000, legs })).toBe(2950) // 10.00 x 2 x 1.475
  expect(bestPayoutOf({ type: 'combo', stake: 1000, legs: [...legs, leg(3000, 'lose_entire')] })).toBe(0)
  expect(bestPayoutOf({ type: 'custom_bet', stake: 1000, legs })).toBe(1000) // void: a leg did not win in full
  expect(bestPayoutOf({ type: 'custom_bet', stake: 1000, legs: [legs[0]!] })).toBeUndefined()
  expect(bestPayoutOf({ type: 'single', stake: 1000, legs: [] })).toBeUndefined()
})
