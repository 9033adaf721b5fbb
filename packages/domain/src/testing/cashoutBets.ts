import fc from 'fast-check'

import type { BetResult } from '../bet/index.ts'
import type { CashoutBet, CashoutChances, CashoutLeg } from '../cashout/index.ts'
import { toOdds } from '../odds/index.ts'
import { bestPayoutOf } from '../settlement/index.ts'

const SETTLED: readonly BetResult[] = [
  'win_entire',
  'lose_entire',
  'refund_entire',
  'canceled',
  'refund_half_win_other',
  'refund_half_lose_other',
]

export const anyOdds = fc.integer({ min: 1001, max: 30_000 }).map(toOdds)
/** An occasional dead heat. */
const anyTied = fc.option(fc.integer({ min: 2, max: 4 }), { nil: undefined, freq: 5 })

export const anySettledLeg: fc.Arbitrary<CashoutLeg> = fc
  .record({
    odds: anyOdds,
    result: fc.constantFrom(...SETTLED),
    tied: anyTied,
    share: fc.integer({ min: 2, max: 4 }),
  })
  .map(({ tied, share, ...leg }) => ({
    ...leg,
    ...(tied !== undefined && { tied }),
    ...(tied !== undefined && share < tied && { tiedPlaces: share }),
  }))

/** Chances that add up to a million together with losing. */
const anyChances: fc.Arbitrary<CashoutChances> = fc
  .array(fc.nat(1_000_000), { minLength: 4, maxLength: 4 })
  .map(cuts => {
    const [a, b, c, d] = cuts.toSorted((x, y) => x - y) as [number, number, number, number]
    return { win: a, halfWin: b - a, refund: c - b, halfLose: d - c }
  })

const anyOpenLeg: fc.Arbitrary<CashoutLeg> = fc.record({
  odds: anyOdds,
  result: fc.constant<BetResult>('no_results'),
  chances: anyChances,
})

const anyShape = fc.constantFrom(
  ...[2, 3, 4, 5].flatMap(legs => [
    { type: 'combo' as const, legs },
    ...[2, 3, 4].flatMap(winCount => (winCount < legs ? [{ type: 'system' as const, legs, winCount }] : [])),
  ]),
  { type: 'single' as const, legs: 1 },
)

/** A single, combo or system of open and settled legs that is not lost, and its potential win. */
export const anyCashoutBet: fc.Arbitrary<CashoutBet> = anyShape
  .chain(shape =>
    fc.record({
      type: fc.constant(shape.type),
      stake: fc.integer({ min: 1, max: 1_000_000 }),
      legs: fc
        .array(fc.oneof({ weight: 2, arbitrary: anyOpenLeg }, anySettledLeg), {
          minLength: shape.legs,
          maxLength: shape.legs,
        })
        .filter(legs => legs.some(leg => leg.chances)),
      winCount: fc.constant('winCount' in shape ? shape.winCount : undefined),
    }),
  )
  .map(({ winCount, ...bet }) => ({ ...bet, ...(winCount !== undefined && { winCount }) }))
  .map(bet => ({ ...bet, potentialWin: bestPayoutOf(bet) ?? 0 }))
