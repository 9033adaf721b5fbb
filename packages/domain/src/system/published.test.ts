import { describe, expect, test } from 'vitest'

import type { BetResult } from '../bet/index.ts'
import { compare, multiply, ratio } from '../ratio/index.ts'
import type { SettlementInput } from '../settlement/index.ts'
import { settleBet } from '../settlement/index.ts'
import { odds } from '../testing/builders.ts'
import type { NamedBetId } from './index.ts'
import { foldsOf, namedBetOf, namedOdds, payingLines, systemReturns } from './index.ts'

/*
 * Sources. [KBC] mcekovic/kotlin-bet-calculator, BetCalculationTest. [BCR] Catena-Media/betcruncher, its test table
 * (fractional odds there, decimal here). [BSK] betandskill.com, "Lucky 15 explained". [CAN], [SB24]:
 * reference/domain.md b. All stakes a line.
 */

// [KBC]: doubles of 2.00 a line at 2.0 3.0 4.0 return 52.00 at most.
test('[SYSTEM-3] published: doubles of 2.00 a line at 2.00 3.00 4.00 return 52.00', () => {
  expect(systemReturns(600, odds(2000, 3000, 4000), 2)).toMatchObject({
    lines: 3,
    stakePerLine: 200,
    max: 5200,
  })
})

// [CAN]: "the stake amount for one variant is determined by dividing the total stake by the number of variants".
test('[SYSTEM-6] published: the stake of a line is the total by the number of lines', () => {
  expect(systemReturns(6000, odds(2000, 2000, 2000, 2000), 2)).toMatchObject({ lines: 6, stakePerLine: 1000 })
})

test.each([
  // id, stake a line, odds, returns if all win
  ['trixie', 1000, [6000, 6000, 6000], 324_000], // [BCR]
  ['yankee', 1200, [5000, 4000, 3000, 3000], 556_800], // [BCR]
  ['heinz', 100, [6000, 6000, 6000, 6000, 6000, 6000], 11_761_200], // [BCR]
  ['lucky-15', 100, [2000, 3500, 4000, 1500], 16_775], // [BSK], the sum of its four tables
] as const)('[SYSTEM-9] published: a %s of %i a line at %j returns %i', (id, perLine, prices, returns) => {
  const total = ratio(perLine * namedBetOf(id).lines)
  expect(compare(multiply(total, namedOdds(odds(...prices), id)), ratio(returns))).toBe(0)
})

// [BSK]: "If three selections win and the other one loses, you would win on 7 bets"; two: 3 bets; one: 1 bet; four: all
// fifteen.
test.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [3, 7],
  [4, 15],
])('[SYSTEM-10] published: of a Lucky 15 %i winners pay %i lines', (winners, lines) => {
  expect(payingLines(namedBetOf('lucky-15').folds, winners)).toBe(lines)
})

describe('settlement, fold by fold', () => {
  const lost = { odds: 2000, result: 'lose_entire' } as const
  const voided = { odds: 2000, result: 'refund_entire' } as const
  const won = (price: number) => ({ odds: price, result: 'win_entire' }) as const

  test.each([
    // [BCR], each of them a published case: losers, and legs void in part
    ['trixie', 1000, [lost, won(7000), won(5000)], 35_000],
    ['trixie', 1000, [voided, won(4000), won(3000)], 31_000],
    ['trixie', 1000, [voided, voided, voided], 4000],
    ['yankee', 500, [lost, won(7000), won(7000), lost], 24_500],
    ['yankee', 1200, [voided, voided, won(4000), won(3000)], 84_000],
    ['canadian', 666, [lost, won(3000), won(9000), won(5500), lost], 160_839],
    ['canadian', 233, [voided, voided, won(4000), won(3000), won(3000)], 71_531],
    ['heinz', 220, [won(7000), won(6000), won(5000), lost, lost, lost], 69_740],
    ['heinz', 611, [voided, voided, voided, lost, lost, lost], 2444],
  ] as const)('[SYSTEM-11] published: a %s of %i a line with %j pays %i', (id, perLine, legs, paid) => {
    expect(settleNamed(id, perLine, legs)).toBe(paid)
  })

  test('[SYSTEM-11] a half won leg counts (d + 1) / 2 in every line it is part of', () => {
    const halfWon = { odds: 1950, result: 'refund_half_win_other' } as const
    // doubles 2.95 + 2.00 + 1.475 = 6.425, rounded half up once to 6.43; treble 2.95
    expect(settleNamed('trixie', 100, [won(2000), halfWon, voided])).toBe(938)
  })

  test('[SYSTEM-11] a half lost leg counts one half', () => {
    const halfLost = { odds: 1950, result: 'refund_half_lose_other' } as const
    // singles 2 + 0.5, double 1, all lines of one unit: a patent of 3 legs with one lost
    expect(settleNamed('patent', 100, [won(2000), halfLost, lost])).toBe(350)
  })
})

/** Pays every fold as the bet it is placed as: singles one by one, the combo of all legs, else a system. */
function settleNamed(
  id: NamedBetId,
  perLine: number,
  results: readonly { readonly odds: number; readonly result: BetResult }[],
): number {
  const legs = results.map(({ odds: price, result }) => ({ odds: odds(price)[0]!, result }))
  const bets = foldsOf(id).flatMap(({ size, lines }): SettlementInput[] => {
    if (size === 1) return legs.map(leg => ({ type: 'single', stake: perLine, legs: [leg] }))
    if (size === legs.length) return [{ type: 'combo', stake: perLine, legs }]
    return [{ type: 'system', stake: perLine * lines, legs, winCount: size }]
  })
  return bets.reduce((sum, bet) => {
    const settled = settleBet(bet)
    expect(settled.settled).toBe(true)
    return sum + (settled.settled ? settled.payout : 0)
  }, 0)
}
