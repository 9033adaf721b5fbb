import { expect, test } from 'vitest'
import { MATCH_STATUS } from '../match/index.ts'
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
  ['two first, a bet to win', 1, 2, 1, 2],
  ['two second, two places paid', 2, 2, 2, 2],
  ['two second, three places paid', 2, 2, 3, undefined],
  ['three first, three places paid', 1, 3, 3, undefined],
] as const)(
  '[OUTRIGHT-4] a dead heat of %s divides what is left of the places',
  (_, place, sharing, places, tied) => {
    expect(runnerResult(ended(place, sharing), places)).toEqual({
      result: 'win_entire',
      ...(tied && { tied }),
    })
  },
)

test('[OUTRIGHT-4] what a leg cannot say is no result', () => {
  expect(() => runnerResult(ended(2, 3), 3)).toThrow(RangeError)
})

test.each(Object.entries(MATCH_STATUS))(
  '[OUTRIGHT-5] an outright that is %s takes bets only before its start',
  (name, status) => {
    expect(outrightTakesBets(status)).toBe(name === 'prematch')
  },
)
