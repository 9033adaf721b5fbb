import { expect, test } from 'vitest'
import { money, outcome } from '../testing/builders.ts'
import { checkPlacement, type Quote } from './index.ts'

const leg = outcome('m1', { price: 2000 })

test.each([
  [10_000, true],
  [10_001, false],
  [Infinity, false],
  [undefined, true],
] as const)('[FRESH-6] a leg whose price is %s ms old is taken: %s', (priceAgeMs, taken) => {
  const quote: Quote = {
    matchStatus: leg.matchStatus,
    marketStatus: leg.marketStatus,
    outcomeActive: leg.active,
    providerStatus: 'active',
    provider: leg.provider,
    odds: leg.odds,
    ...(priceAgeMs !== undefined && { priceAgeMs }),
  }
  const answer = checkPlacement({
    draft: { type: 'single', stake: money(1_000), legs: [leg] },
    quoteOf: () => quote,
    mode: 'none',
    limits: {},
    balance: money(10_000),
    now: 0,
  })
  expect(answer.ok).toBe(taken)
  if (!taken)
    expect(answer).toMatchObject({ refusals: [{ kind: 'leg-suspended', code: 102, leg: { matchId: 'm1' } }] })
})
