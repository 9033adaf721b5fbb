import { describe, expect, test } from 'vitest'

import type { MatchId, MatchStatus } from '../match/index.ts'
import { isBettableMatch } from '../match/index.ts'
import { toOdds } from '../odds/index.ts'
import type { Market, MarketStatus, OutcomeFacts } from './index.ts'
import {
  availabilityOf,
  outcomeFactsOf,
  isBettable,
  listedMarkets,
  outcomeKeyOf,
  pauseReasonOf,
  readOutcomeKey,
} from './index.ts'

const NOW = 1000
const OPEN: OutcomeFacts = { matchStatus: 1, marketStatus: 1, outcomeActive: true, providerStatus: 'active' }

function aMarket(facts: Partial<Market> = {}): Market {
  return {
    id: 1,
    specifier: '',
    name: 'Full-time result',
    status: 1,
    priority: 1,
    mostBalanced: false,
    groups: ['main'],
    provider: 'betradar',
    outcomes: [
      { id: '1', name: 'Calder City', active: true, odds: toOdds(1420) },
      { id: '2', name: 'Draw', active: false, odds: toOdds(4600) },
    ],
    ...facts,
  }
}

test.each([
  [1, true],
  [-1, false],
  [0, false],
  [-2, false],
  [-3, false],
  [-4, false],
] as const)('[MARKET-1] a market of status %i takes bets: %s', (status, takesBets) => {
  expect(isBettable(aMarket({ status }), '1', 1, 'active', NOW)).toBe(takesBets)
})

test('[MARKET-1] only an active outcome of a market that is there takes bets', () => {
  expect(isBettable(aMarket(), '2', 1, 'active', NOW)).toBe(false)
  expect(isBettable(aMarket(), '99', 1, 'active', NOW)).toBe(false)
  expect(isBettable(undefined, '1', 1, 'active', NOW)).toBe(false)
})

test('[MARKET-2] markets with status 0 are dropped from lists, all others keep their place', () => {
  const statuses: readonly MarketStatus[] = [1, 0, -1, -2, -3, -4]
  const listed = listedMarkets(statuses.map(status => aMarket({ status })))
  expect(listed.map(market => market.status)).toEqual([1, -1, -2, -3, -4])
})

test('[MARKET-3] only an active provider takes bets', () => {
  expect(isBettable(aMarket(), '1', 1, 'down', NOW)).toBe(false)
})

test.each([
  [0, true],
  [1, true],
  [2, false],
  [3, false],
  [4, false],
  [5, false],
] as const)('[MARKET-4] a match of status %i takes bets: %s', (status, takesBets) => {
  expect(isBettableMatch(status)).toBe(takesBets)
  expect(isBettable(aMarket(), '1', status, 'active', NOW)).toBe(takesBets)
})

describe('the reason beside the lock', () => {
  test.each([
    ['open', {}, undefined],
    ['suspended', { marketStatus: -1 }, { kind: 'prices-updating' }],
    [
      'suspended with the feed’s reason',
      { marketStatus: -1, reason: 'video_review' },
      { kind: 'feed', reason: 'video_review' },
    ],
    ['handed over', { marketStatus: -2 }, { kind: 'prices-updating' }],
    ['match stopped', { matchStatus: 2 }, { kind: 'match-stopped' }],
    ['match closed', { matchStatus: 3 }, { kind: 'betting-closed' }],
    ['match finished', { matchStatus: 4, providerStatus: 'down' }, { kind: 'betting-closed' }],
    ['not covered', { matchStatus: 5 }, { kind: 'betting-closed' }],
    ['settled', { marketStatus: -3 }, { kind: 'betting-closed' }],
    ['bet stop passed', { nextBetStop: NOW }, { kind: 'bet-stop-passed', at: NOW }],
    ['bet stop to come', { nextBetStop: NOW + 1 }, undefined],
    ['provider down', { providerStatus: 'down', marketStatus: -1 }, { kind: 'provider-down' }],
    ['market gone', { marketStatus: 'missing' }, { kind: 'no-longer-offered' }],
    ['market not allowed', { marketStatus: 0 }, { kind: 'no-longer-offered' }],
    ['market cancelled', { marketStatus: -4 }, { kind: 'no-longer-offered' }],
    ['outcome gone', { outcomeActive: false }, { kind: 'no-longer-offered' }],
  ] as [string, Partial<OutcomeFacts>, unknown][])(
    '[MARKET-5] the reason beside the lock: %s',
    (_, facts, reason) => {
      expect(pauseReasonOf({ ...OPEN, ...facts }, NOW)).toEqual(reason)
    },
  )

  test('[MARKET-5] offline comes before all else', () => {
    expect(pauseReasonOf({ ...OPEN, matchStatus: 4 }, NOW, false)).toEqual({ kind: 'offline' })
  })

  test('[MARKET-5] the feed’s reason and bet stop come from the market', () => {
    const market = aMarket({ status: -1, reason: 'goal', nextBetStop: 5 })
    expect(outcomeFactsOf(market, '1', 1, 'active')).toEqual({
      ...OPEN,
      marketStatus: -1,
      reason: 'goal',
      nextBetStop: 5,
    })
  })
})

test.each([
  [{}, 'open'],
  [{ marketStatus: -1 }, 'suspended'],
  [{ marketStatus: -2 }, 'suspended'],
  [{ matchStatus: 2 }, 'suspended'],
  [{ providerStatus: 'down' }, 'suspended'],
  [{ marketStatus: 0 }, 'unavailable'],
  [{ marketStatus: -3 }, 'unavailable'],
  [{ marketStatus: -4 }, 'unavailable'],
  [{ marketStatus: 'missing' }, 'unavailable'],
  [{ outcomeActive: false }, 'unavailable'],
  [{ matchStatus: 4 }, 'unavailable'],
] as [Partial<OutcomeFacts>, string][])('[SLIP-9] %o is %s', (facts, availability) => {
  expect(availabilityOf({ ...OPEN, ...facts })).toBe(availability)
})

test('[MARKET-6] an outcome is named by match, market, specifier and outcome', () => {
  const key = { matchId: 'm1' as MatchId, marketId: 18, specifier: 'setnr=2|total=9.5', outcomeId: '12' }
  expect(outcomeKeyOf(key)).toBe('m1/18/setnr=2|total=9.5/12')
  expect(readOutcomeKey(outcomeKeyOf(key))).toEqual(key)
  expect(([0, 1] as readonly MatchStatus[]).every(isBettableMatch)).toBe(true)
})
