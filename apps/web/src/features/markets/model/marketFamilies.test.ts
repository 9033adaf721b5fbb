import { MARKET_STATUS, toOdds, type Market } from '@touchline/domain'
import { expect, test } from 'vitest'
import { marketFamilies, nearestLines } from './marketFamilies.ts'

const market = (id: number, specifier: string, more: Partial<Market> = {}): Market => ({
  id,
  specifier,
  name: `market ${id}`,
  status: MARKET_STATUS.allowed,
  priority: id,
  mostBalanced: false,
  groups: ['main'],
  provider: 'betradar',
  outcomes: ['1', '2'].map(outcome => ({ id: outcome, name: outcome, active: true, odds: toOdds(1900) })),
  ...more,
})

test('the lines of one market stand under one heading, in order', () => {
  const [totals] = marketFamilies([market(18, 'total=3.5'), market(18, 'total=1.5'), market(18, 'total=2.5')])
  expect(totals!.lines.map(line => line.specifier)).toEqual(['total=1.5', 'total=2.5', 'total=3.5'])
  expect(totals!.layout).toBe('ladder')
})

test('the same market of two periods are two headings', () => {
  const families = marketFamilies([market(204, 'setnr=1|total=9.5'), market(204, 'setnr=2|total=9.5')])
  expect(families.map(family => family.key)).toEqual(['204|setnr=1', '204|setnr=2'])
})

test('an european handicap is a market of its own for each start score', () => {
  expect(marketFamilies([market(14, 'hcp=0:1'), market(14, 'hcp=1:0')])).toHaveLength(2)
})

test('a settled line leaves, a suspended one stays', () => {
  const families = marketFamilies([
    market(18, 'total=0.5', { status: MARKET_STATUS.settled }),
    market(18, 'total=2.5', { status: MARKET_STATUS.suspended }),
  ])
  expect(families[0]!.lines.map(line => line.specifier)).toEqual(['total=2.5'])
})

test('three lines around the most balanced one are shown first', () => {
  const lines = [0.5, 1.5, 2.5, 3.5, 4.5].map(total =>
    market(18, `total=${total}`, { mostBalanced: total === 3.5 }),
  )
  expect(nearestLines(lines, 3).map(line => line.specifier)).toEqual(['total=2.5', 'total=3.5', 'total=4.5'])
  expect(nearestLines(lines.slice(0, 2), 3)).toHaveLength(2)
})
