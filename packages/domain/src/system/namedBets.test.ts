import { expect, test } from 'vitest'

import type { NamedBetId } from './index.ts'
import { foldsOf, NAMED_BETS, namedBetOf, namedBetsFor } from './index.ts'

// Source: reference/domain.md b, "Named full covers" ([KBC] mcekovic/kotlin-bet-calculator, [CAS]
// ajuda.cassinopix.com).
const PUBLISHED: readonly (readonly [NamedBetId, number, number, number, number])[] = [
  // id, legs, smallest and largest fold, lines
  ['trixie', 3, 2, 3, 4],
  ['patent', 3, 1, 3, 7],
  ['yankee', 4, 2, 4, 11],
  ['lucky-15', 4, 1, 4, 15],
  ['canadian', 5, 2, 5, 26],
  ['lucky-31', 5, 1, 5, 31],
  ['heinz', 6, 2, 6, 57],
  ['lucky-63', 6, 1, 6, 63],
  ['super-heinz', 7, 2, 7, 120],
  ['goliath', 8, 2, 8, 247],
]

test.each(PUBLISHED)(
  '[SYSTEM-7] %s has %i legs, every fold from %i to %i, %i lines',
  (id, legs, from, to, lines) => {
    const named = namedBetOf(id)
    expect(named).toMatchObject({ id, legs, lines })
    expect([named.folds[0], named.folds.at(-1), named.folds.length]).toEqual([from, to, to - from + 1])
  },
)

test('[SYSTEM-7] the ten named bets are all there are, fewest legs first', () => {
  expect(NAMED_BETS.map(named => named.id)).toEqual(PUBLISHED.map(([id]) => id))
})

test.each([
  [2, []],
  [3, ['trixie', 'patent']],
  [4, ['yankee', 'lucky-15']],
  [5, ['canadian', 'lucky-31']],
  [6, ['heinz', 'lucky-63']],
  [7, ['super-heinz']],
  [8, ['goliath']],
  [9, []],
] as const)('[SYSTEM-7] named bets over %i selections: %j', (legs, ids) => {
  expect(namedBetsFor(legs).map(named => named.id)).toEqual(ids)
})

// Source: the same table, [KBC]: a Lucky 15 is 4 singles, 6 doubles, 4 trebles and a fourfold.
test('[SYSTEM-8] the folds of a Lucky 15: 4 singles, 6 doubles, 4 trebles, 1 fourfold', () => {
  expect(foldsOf('lucky-15')).toEqual([
    { size: 1, lines: 4 },
    { size: 2, lines: 6 },
    { size: 3, lines: 4 },
    { size: 4, lines: 1 },
  ])
})

test.each(NAMED_BETS.map(named => [named.id, named] as const))(
  '[SYSTEM-8] the folds of a %s have all its lines',
  (id, named) => {
    expect(foldsOf(id).map(fold => fold.size)).toEqual(named.folds)
    expect(foldsOf(id).reduce((sum, fold) => sum + fold.lines, 0)).toBe(named.lines)
  },
)
