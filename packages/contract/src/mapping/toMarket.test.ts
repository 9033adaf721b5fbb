import { describe, expect, test } from 'vitest'
import type { MarketWire } from '../wire/catalogue/market.ts'
import { toMarket, toOutcomeKey } from './toMarket.ts'

const WIRE: MarketWire = {
  match_id: '50001',
  match_urn_id: 'sr:match:50001',
  id: 18,
  specifier: 'total=2.5',
  name: 'Total goals',
  status: 1,
  reason: null,
  priority: 20,
  most_balanced: true,
  next_bet_stop: null,
  groups: ['main', 'goals'],
  custom_bet_groups: ['a'],
  provider: 'oddin',
  outcomes: [
    { id: '12', name: 'Over 2.5', active: true, odds: 1_870 },
    { id: '13', name: 'Under 2.5', active: false, odds: 1_930, result: 'lose_entire' },
  ],
}
const MARKET = {
  id: 18,
  specifier: 'total=2.5',
  name: 'Total goals',
  status: 1,
  priority: 20,
  mostBalanced: true,
  groups: ['main', 'goals'],
  provider: 'oddin',
  outcomes: [
    { id: '12', name: 'Over 2.5', active: true, odds: 1_870 },
    { id: '13', name: 'Under 2.5', active: false, odds: 1_930, result: 'lose_entire' },
  ],
}

test('a market keeps what lists and slip need of it', () => {
  expect(toMarket(WIRE)).toStrictEqual(MARKET)
})

test.each([
  [{ reason: 'goal' }, { reason: 'goal' }],
  [{ next_bet_stop: 1_795_000_000_000 }, { nextBetStop: 1_795_000_000_000 }],
  [{ next_bet_stop: 0 }, { nextBetStop: 0 }],
  [{ status: 0 }, { status: 0 }],
  [{ status: -4 }, { status: -4 }],
  [{ most_balanced: false }, { mostBalanced: false }],
  [{ priority: 0 }, { priority: 0 }],
  [{ groups: [] }, { groups: [] }],
  [{ outcomes: [] }, { outcomes: [] }],
  [{ specifier: '' }, { specifier: '' }],
] as const)('%j', (wire, read) => {
  expect(toMarket({ ...WIRE, ...wire } as MarketWire)).toStrictEqual({ ...MARKET, ...read })
})

describe('the key of an outcome', () => {
  test('is made of match, market, line and outcome', () => {
    expect(toOutcomeKey(WIRE, '12')).toStrictEqual({
      matchId: '50001',
      marketId: 18,
      specifier: 'total=2.5',
      outcomeId: '12',
    })
  })

  test('does not depend on whether the outcome is there', () => {
    expect(toOutcomeKey({ match_id: '1', id: 2, specifier: '' }, 'gone')).toStrictEqual({
      matchId: '1',
      marketId: 2,
      specifier: '',
      outcomeId: 'gone',
    })
  })
})

test('a market is a copy: changing it does not change the answer it came in', () => {
  const read = toMarket(WIRE)
  expect(read.outcomes[0]).not.toBe(WIRE.outcomes[0])
  expect(read.outcomes[0]).toEqual(WIRE.outcomes[0])
})
