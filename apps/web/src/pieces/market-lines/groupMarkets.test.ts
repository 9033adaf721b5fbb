import type { Market } from '@touchline/domain/market'
import { expect, test } from 'vitest'
import { drawnPrices, groupMarkets, shownLines } from './groupMarkets.ts'

const aMarket = (id: number, specifier: string, outcomes: number, more: Partial<Market> = {}): Market => ({
  id,
  specifier,
  name: `Market ${id}`,
  status: 1,
  priority: id,
  mostBalanced: false,
  groups: ['main'],
  provider: 'betradar',
  outcomes: Array.from({ length: outcomes }, (_, index) => ({
    id: String(index),
    name: String(index),
    active: true,
    odds: 2_000 as never,
  })),
  ...more,
})

test('lines of one market stand together in the order of their lines, markets by priority', () => {
  const cards = groupMarkets([
    aMarket(18, 'total=10.5', 2),
    aMarket(18, 'total=2.5', 2),
    aMarket(1, '', 3),
    aMarket(16, 'hcp=-1.5', 2),
    aMarket(45, '', 12),
  ])
  expect(cards.map(card => [card.id, card.layout, card.lines.map(line => line.specifier)])).toEqual([
    [1, 'stack', ['']],
    [16, 'pairs', ['hcp=-1.5']],
    [18, 'ladder', ['total=2.5', 'total=10.5']],
    [45, 'grid', ['']],
  ])
})

test('a ladder shows the most balanced line with its neighbours, the rest on request', () => {
  const lines = [0.5, 1.5, 2.5, 3.5, 4.5].map(line =>
    aMarket(18, `total=${line}`, 2, { mostBalanced: line === 3.5 }),
  )
  expect(shownLines(lines, false).map(line => line.specifier)).toEqual([
    'total=2.5',
    'total=3.5',
    'total=4.5',
  ])
  expect(shownLines(lines.slice(0, 4), false)).toHaveLength(3)
  expect(shownLines(lines, true)).toHaveLength(5)
})

test('when another line is the most balanced one, the card draws other prices, though as many as before', () => {
  const drawnWith = (balanced: number) => {
    const lines = [0.5, 1.5, 2.5, 3.5, 4.5].map(line =>
      aMarket(18, `total=${line}`, 2, { mostBalanced: line === balanced }),
    )
    return drawnPrices(groupMarkets(lines)[0]!, false)
  }
  expect(drawnWith(1.5)).not.toBe(drawnWith(3.5))
  expect(drawnWith(2.5)).toBe(drawnWith(2.5))
})
