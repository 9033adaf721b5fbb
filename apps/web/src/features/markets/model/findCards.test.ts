import type { Market } from '@touchline/domain/market'
import { expect, test } from 'vitest'
import { groupMarkets } from '#pieces/market-lines'
import { findCards } from './findCards.ts'

const aMarket = (id: number, name: string, outcomes: readonly string[]): Market => ({
  id,
  specifier: '',
  name,
  status: 1,
  priority: id,
  mostBalanced: false,
  groups: ['main'],
  provider: 'betradar',
  outcomes: outcomes.map((outcome, index) => ({
    id: String(index),
    name: outcome,
    active: true,
    odds: 2_000 as never,
  })),
})
const cards = groupMarkets([
  aMarket(1, 'Full-time result', ['Malmö Söder', 'Draw', 'Łódź Strøm']),
  aMarket(18, 'Total goals', ['Over 2.5', 'Under 2.5']),
  aMarket(29, 'Both teams to score', ['Yes', 'No']),
  aMarket(45, 'النتيجة الصحيحة', ['2:1', '1:2']),
])
const found = (query: string) => findCards(cards, query).map(({ id }) => id)

test.each([
  // what is typed        the markets it finds
  ['', [1, 18, 29, 45]],
  ['  ', [1, 18, 29, 45]],
  ['total', [18]],
  ['GOALS total', [18]],
  ['malmo', [1]],
  ['lodz strom', [1]],
  ['under 2.5', [18]],
  ['النتيجه', []],
  ['النَّتيجة', [45]],
  ['corner', []],
] as const)('a market is found by its name or its outcomes, marks and case aside: %j', (query, ids) => {
  expect(found(query)).toEqual(ids)
})
