import {
  MARKET_STATUS,
  type OutcomeFacts,
  type PauseReason,
  type SuspensionReason,
} from '@touchline/domain/market'
import { MATCH_STATUS } from '@touchline/domain/match'
import { toOdds } from '@touchline/domain/odds'
import { expect, test } from 'vitest'
import { priceOf, samePrice } from './priceOf.ts'
import type { Price } from './types.ts'

const open: OutcomeFacts = {
  outcomeActive: true,
  marketStatus: MARKET_STATUS.allowed,
  matchStatus: MATCH_STATUS.live,
  providerStatus: 'active',
}

test('an open price has no reason', () => {
  expect(priceOf(toOdds(1850), open)).toEqual({ odds: 1850, availability: 'open' })
})

test.each<[string, Partial<OutcomeFacts>, Partial<Price>]>([
  [
    'a suspended market',
    { marketStatus: MARKET_STATUS.suspended, reason: 'goal' },
    { availability: 'suspended', because: { kind: 'feed', reason: 'goal' } },
  ],
  ['a provider that is down', { providerStatus: 'down' }, { availability: 'suspended' }],
  ['a match that is over', { matchStatus: MATCH_STATUS.finished }, { availability: 'unavailable' }],
])('a price of %s is not open, and has a reason', (_, facts, price) => {
  const read = priceOf(toOdds(1850), { ...open, ...facts })
  expect(read).toMatchObject({ odds: 1850, ...price })
  expect(read.because).toBeDefined()
})

const paused = (because?: PauseReason, odds = 1850): Price => ({
  odds: toOdds(odds),
  availability: because ? 'suspended' : 'open',
  ...(because && { because }),
})
const feed = (reason: SuspensionReason): PauseReason => ({ kind: 'feed', reason })

test.each<[string, Price, Price]>([
  ['open', paused(), paused()],
  ['the same reason of the feed', paused(feed('goal')), paused(feed('goal'))],
  ['offline', paused({ kind: 'offline' }), paused({ kind: 'offline' })],
])('prices that differ in nothing are the same: %s', (_, a, b) => {
  expect([samePrice(a, b), samePrice(b, a)]).toEqual([true, true])
})

test.each<[string, Price, Price]>([
  ['odds', paused(), paused(undefined, 1900)],
  ['odds while paused', paused(feed('goal')), paused(feed('goal'), 1900)],
  [
    'availability',
    { odds: toOdds(1850), availability: 'suspended' },
    { odds: toOdds(1850), availability: 'unavailable' },
  ],
  ['a reason and none', { odds: toOdds(1850), availability: 'suspended' }, paused(feed('goal'))],
  ['the kind of reason', paused({ kind: 'offline' }), paused(feed('goal'))],
  ['the reason of the feed', paused(feed('goal')), paused(feed('penalty'))],
])('prices are not the same when they differ in %s', (_, a, b) => {
  expect([samePrice(a, b), samePrice(b, a)]).toEqual([false, false])
})
