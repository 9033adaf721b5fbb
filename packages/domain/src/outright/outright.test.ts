import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MATCH_STATUS } from '../match/index.ts'
import { toOdds } from '../odds/index.ts'
import { add, multiply, ratio, ZERO, type Ratio } from '../ratio/index.ts'
import { legFactor } from '../settlement/index.ts'
import { formAfter, formFigures } from './form.ts'
import { outrightTakesBets } from './outrightTakesBets.ts'
import { placesPaid } from './placesPaid.ts'
import { runnerResult } from './runnerResult.ts'

test.each([
  [4, 0],
  [5, 2],
  [7, 2],
  [8, 3],
  [15, 3],
  [16, 4],
] as const)('[OUTRIGHT-1] %i runners pay %i places', (runners, places) => {
  expect(placesPaid(runners)).toBe(places)
})

const ended = (place: number | undefined, sharing = 1) => ({ isWithdrawn: false, place, sharing })

test.each([
  [1, 1, 'win_entire'],
  [2, 1, 'lose_entire'],
  [3, 3, 'win_entire'],
  [4, 3, 'lose_entire'],
  [undefined, 3, 'lose_entire'],
] as const)('[OUTRIGHT-2] who ends at %s where %i are paid: %s', (place, places, result) => {
  expect(runnerResult(ended(place), places)).toEqual({ result })
})

test('[OUTRIGHT-3] a runner taken out gets its bets their stake back, wherever it would have ended', () => {
  expect(runnerResult({ isWithdrawn: true, sharing: 1 }, 1)).toEqual({ result: 'refund_entire' })
})

test.each([
  ['two first, a bet to win', 1, 2, 1, { tied: 2 }],
  ['three first, a bet to win', 1, 3, 1, { tied: 3 }],
  ['two second, two places paid', 2, 2, 2, { tied: 2 }],
  ['two second, three places paid', 2, 2, 3, {}],
  ['three first, three places paid', 1, 3, 3, {}],
  ['three second, three places paid', 2, 3, 3, { tied: 3, tiedPlaces: 2 }],
  ['four second, four places paid', 2, 4, 4, { tied: 4, tiedPlaces: 3 }],
  ['three first, two places paid', 1, 3, 2, { tied: 3, tiedPlaces: 2 }],
] as const)(
  '[OUTRIGHT-4] a dead heat of %s divides what is left of the places',
  (_, place, sharing, places, divided) => {
    expect(runnerResult(ended(place, sharing), places)).toEqual({ result: 'win_entire', ...divided })
  },
)

test('[OUTRIGHT-4] however the runners end, the places are paid in full and never twice', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(groups, fc.integer({ min: 1, max: 4 }), (finish, places) => {
      let place = 1
      let paid: Ratio = ZERO
      for (const sharing of finish) {
        const { result, tied = 1, tiedPlaces = 1 } = runnerResult(ended(place, sharing), places)
        const each = legFactor({ odds: toOdds(1000), result, tied, tiedPlaces })!
        paid = add(paid, multiply(each, ratio(sharing)))
        place += sharing
      }
      expect(paid).toEqual(ratio(Math.min(places, place - 1)))
    }),
  )
})

test.each(Object.entries(MATCH_STATUS))(
  '[OUTRIGHT-5] an outright that is %s takes bets only before its start',
  (name, status) => {
    expect(outrightTakesBets(status)).toBe(name === 'prematch')
  },
)

test.each([
  [[], 3, '3'],
  [[1, 3, 2], 10, '1-3-2-0'],
  [[9, 14, 1, 3, 2, 4], 1, '0-1-3-2-4-1'],
])('[OUTRIGHT-6] after %j a run that ends at %i makes the form %s', (before, place, figures) => {
  expect(formFigures(formAfter(before, place))).toBe(figures)
})
