import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NAMED_BETS } from '../../system/index.ts'
import { after, aSlip, outcome, pick } from '../../testing/builders.ts'
import { leastWin } from './leastWin.ts'
import type { DraftBet } from '../slip.ts'

/** The bet of a slip with these prices, of this type, once this win is requested. */
function unconfirmed(prices: readonly number[], win: number, named?: DraftBet['named']): DraftBet {
  const picks = prices.map((price, i) => outcome(`m${i}`, { price }))
  const slip = after(aSlip(), ...pick(...picks), {
    type: 'bet-type-chosen',
    betType: named ? 'system' : 'combo',
    ...(named && { named }),
  })
  return after(slip, { type: 'potential-win-set', betId: slip.bets[0]!.id, potentialWin: win }).bets[0]!
}

test('[SLIP-13] at 30.00 the least win is 0.30: 0.10 would leave nothing staked', () => {
  expect(unconfirmed([30_000], 10).stake.value).toBe(0)
  expect(leastWin(unconfirmed([30_000], 10))).toBe(30)
  expect(unconfirmed([30_000], 30).stake.value).toBe(1)
  expect(leastWin(unconfirmed([30_000], 10), { minStake: 10 })).toBe(300)
})

test('[SLIP-13] requesting the minimum win sets a sufficient stake, for any bet', () => {
  const shapes = [...NAMED_BETS.map(({ id, legs }) => ({ named: id, legs })), { named: undefined, legs: 3 }]
  fc.assert(
    fc.property(
      fc.constantFrom(...shapes),
      fc.array(fc.integer({ min: 1001, max: 90_000 }), { minLength: 8, maxLength: 8 }),
      fc.integer({ min: 0, max: 500 }),
      ({ named, legs }, prices, minStake) => {
        const least = (win: number) => unconfirmed(prices.slice(0, legs), win, named)
        const win = leastWin(least(0), { minStake })!
        const { value } = least(win).stake
        expect(value).toBeGreaterThanOrEqual(Math.max(1, minStake))
      },
    ),
    { numRuns: 300 },
  )
})

test('[SLIP-13] a custom bet without a price has no least win', () => {
  const [first, second] = [outcome('m1'), outcome('m1', { marketId: 18, outcomeId: '12' })]
  const slip = after(
    aSlip(),
    { type: 'custom-bet-set', selections: [first, second], customOdds: 3400 as never },
    { type: 'custom-odds-moved', betId: 'custom_bet', odds: null },
  )
  expect(leastWin(slip.bets[0]!)).toBeUndefined()
})
