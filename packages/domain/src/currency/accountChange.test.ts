import { expect, test } from 'vitest'

import { accountChange } from './index.ts'

const accounts = [{ currency: 'EUR' }, { currency: 'BTC' }]

test.each([
  ['BTC', 'EUR', 'call'],
  ['EUR', 'EUR', 'none'],
] as const)('[CURRENCY-1] choosing %s with a profile in %s: %s', (wanted, profile, calls) => {
  expect(accountChange(wanted, profile, accounts)).toBe(calls)
})

test.each([
  ['JPY', 'EUR', accounts, 'none'],
  ['JPY', undefined, [], 'none'],
  ['BTC', undefined, accounts, 'call'], // a profile without a currency differs from every one
] as const)(
  '[CURRENCY-2] choosing %s with a profile in %s and accounts %j: %s',
  (wanted, profile, own, calls) => {
    expect(accountChange(wanted, profile, own)).toBe(calls)
  },
)
