import { expect, test } from 'vitest'

import { toOdds } from '../odds/index.ts'
import type { CashoutBet, CashoutLeg } from './index.ts'
import { cashoutPart, priceCashout } from './index.ts'

const CHANCES = { win: 0, halfWin: 0, refund: 0, halfLose: 0 }
const open = (price: number, chances: Partial<typeof CHANCES>): CashoutLeg => ({
  odds: toOdds(price),
  result: 'no_results',
  chances: { ...CHANCES, ...chances },
})
const over = (price: number, result: CashoutLeg['result'], tied?: number): CashoutLeg => ({
  odds: toOdds(price),
  result,
  ...(tied !== undefined && { tied }),
})
const value = (bet: Omit<CashoutBet, 'potentialWin'>, marginBp = 500) =>
  priceCashout({ ...bet, potentialWin: 1_000_000_000 }, marginBp)

// Source: reference/domain.md d [MID]: 100 at 2.20, now 1.50, a margin of 9 %, published as 133.
// 100.00 x 2.20 x 0.666667 x 0.91 = 133.4667
test('[CASHOUT-2] the published example of a single', () => {
  const legs = [open(2200, { win: 666_667 })]
  expect(value({ type: 'single', stake: 10_000, legs }, 900)).toEqual({ offered: true, value: 13_347 })
})

// A quarter ball: half of the stake on 0, half on -0.5, at 1.95. Home wins 0.55: 1.95. A draw 0.25: half lost, 1/2.
// 20.00 x (0.55 x 1.95 + 0.25 x 0.5) x 0.95 = 20.00 x 1.1975 x 0.95 = 22.7525
test('[CASHOUT-1] a handicap of a quarter ball counts its half loss', () => {
  const legs = [open(1950, { win: 550_000, halfLose: 250_000 })]
  expect(value({ type: 'single', stake: 2000, legs })).toEqual({ offered: true, value: 2275 })
})

// A total of 2.0 after two goals: over wins if a third falls (0.7), else the stake comes back (0.3).
// 10.00 x (0.7 x 1.85 + 0.3) x 0.95 = 10.00 x 1.595 x 0.95 = 15.1525
test('[CASHOUT-1] a whole total at its line counts the refund', () => {
  const legs = [open(1850, { win: 700_000, refund: 300_000 })]
  expect(value({ type: 'single', stake: 1000, legs })).toEqual({ offered: true, value: 1515 })
})

// Void 1, half won (1.90 + 1) / 2 = 1.45, open 2.50 x 0.6 = 1.5. 10.00 x 1 x 1.45 x 1.5 x 0.95 = 20.6625
test('[CASHOUT-1] a combo with a void and a half-won leg', () => {
  const legs = [
    over(2100, 'refund_entire'),
    over(1900, 'refund_half_win_other'),
    open(2500, { win: 600_000 }),
  ]
  expect(value({ type: 'combo', stake: 1000, legs })).toEqual({ offered: true, value: 2066 })
})

// A dead heat of two at 5.000 pays 2.5. 10.00 x 2.5 x (1.80 x 0.5) x 0.95 = 21.375
test('[CASHOUT-1] a combo with a dead heat', () => {
  const legs = [over(5000, 'win_entire', 2), open(1800, { win: 500_000 })]
  expect(value({ type: 'combo', stake: 1000, legs })).toEqual({ offered: true, value: 2138 })
})

// 600 on 2 of 3 at 1.90, 2.00, 2.50 [SB24], 200 a line. First won 1.9, second half lost 0.5, third open 2.5 x 0.4 = 1.
// 200 x (1.9 x 0.5 + 1.9 x 1 + 0.5 x 1) x 0.95 = 200 x 3.35 x 0.95 = 636.50
test('[CASHOUT-1] a system with a won, a half-lost and an open leg', () => {
  const legs = [over(1900, 'win_entire'), over(2000, 'refund_half_lose_other'), open(2500, { win: 400_000 })]
  expect(value({ type: 'system', stake: 60_000, legs, winCount: 2 })).toEqual({
    offered: true,
    value: 63_650,
  })
})

// Bet builder at 3.857 [SDKT], its legs still likely at 0.45: 25.00 x 3.857 x 0.45 x 0.95 = 41.2217
test('[CASHOUT-3] a custom bet', () => {
  const legs = [over(1600, 'win_entire'), open(2200, { win: 450_000 })]
  const custom = {
    type: 'custom_bet',
    stake: 2500,
    legs,
    customOdds: toOdds(3857),
    customChance: 450_000,
  } as const
  expect(value(custom)).toEqual({ offered: true, value: 4122 })
})

// An offer of 24.75 on a stake of 20.00. 8.00 of it pays 24.75 x 8
// 20 = 9.90; 12.00 go on and are worth 24.75 x 12
// 20 = 14.85.
test('[CASHOUT-7] a part of a single, and what stays open', () => {
  expect(cashoutPart(2475, 2000, 800)).toBe(990)
  expect(cashoutPart(2475, 2000, 1200)).toBe(1485)
})
