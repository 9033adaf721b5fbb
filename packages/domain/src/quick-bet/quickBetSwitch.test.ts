import { expect, test } from 'vitest'

import { EUR, JPY, money, outcome } from '../testing/builders.ts'
import { placedBet } from '../testing/slips.ts'
import type { QuickBet, QuickBetEvent } from './index.ts'
import { emptyQuickBet, quickBetOf, quickBetShortage, reduceQuickBet } from './index.ts'

const EMPTY = emptyQuickBet(EUR)
const TOGGLE: QuickBetEvent = { type: 'toggled' }
const balanceOf = (value: number, currency = EUR): QuickBetEvent => ({
  type: 'balance-changed',
  balance: money(value, currency),
})

/** On, 5.00 staked and approved. */
const ready = quickly(
  EMPTY,
  TOGGLE,
  { type: 'stake-set', stake: 500 },
  { type: 'approval-set', isApproved: true },
)
const bet = quickBetOf(ready, outcome('m3', { matchStatus: 1, price: 2500 }))
const processing = quickly(ready, { type: 'placing-started', bet, key: 'key-1', at: 1000 })
const success = quickly(processing, { type: 'placing-accepted', key: 'key-1', placed: [placedBet] })

test.each([
  // balance, stays on
  [0, false],
  [499, false],
  [500, true],
  [501, true],
])('[QUICK-8] with %i left and 500 staked quick bet stays on: %s', (left, isOn) => {
  const next = quickly(ready, balanceOf(left))
  if (isOn) expect(next).toBe(ready)
  else expect(next).toEqual({ ...ready, isEnabled: false, isApproved: false })
})

test('[QUICK-8] a balance of zero switches off even with nothing staked', () => {
  const on = quickly(EMPTY, TOGGLE)
  expect(quickly(on, balanceOf(0))).toEqual(EMPTY)
  expect(quickly(on, balanceOf(1))).toBe(on)
})

test('[QUICK-8] an unknown balance and one in another currency switch nothing', () => {
  expect(quickly(ready, { type: 'balance-changed' })).toBe(ready)
  expect(quickly(ready, balanceOf(0, JPY))).toBe(ready)
  expect(quickly(EMPTY, balanceOf(0))).toBe(EMPTY)
})

test('[QUICK-8] with nothing left it cannot be switched on', () => {
  expect(quickly(EMPTY, { type: 'toggled', balance: money(0) })).toBe(EMPTY)
  expect(quickly(EMPTY, { type: 'toggled', balance: money(1) }).isEnabled).toBe(true)
  expect(quickly(ready, { type: 'toggled', balance: money(0) }).isEnabled).toBe(false)
})

test('[QUICK-8] switched on with a stake that the balance does not cover, the stake starts again at 0', () => {
  const off = quickly(ready, TOGGLE)
  expect(quickly(off, { type: 'toggled', balance: money(499) })).toEqual({
    ...off,
    isEnabled: true,
    stake: money(0),
  })
  expect(quickly(off, { type: 'toggled', balance: money(500) })).toEqual({ ...off, isEnabled: true })
})

test.each([
  ['is approved', { type: 'approval-set', isApproved: true, balance: money(600) }],
  ['is entered', balanceOf(600)],
] as const)(
  '[QUICK-8] a stake above the balance switches it off as soon as it %s, and not while it is typed',
  (_, event) => {
    const typed = quickly(ready, { type: 'stake-set', stake: 601 })
    expect(typed).toEqual({ ...ready, isApproved: false, stake: money(601) })
    expect(quickly(typed, event)).toEqual({ ...typed, isEnabled: false })
    expect(quickly(ready, { type: 'stake-set', stake: 600 }, event).isEnabled).toBe(true)
  },
)

test.each([
  // balance, what it lacks
  [0, 'balance-empty'],
  [1, 'balance-below-stake'],
  [499, 'balance-below-stake'],
  [500, undefined],
] as const)('[QUICK-8] with 500 staked a balance of %i is short of: %s', (left, shortage) => {
  expect(quickBetShortage(ready, money(left))).toBe(shortage)
  expect(quickBetShortage(ready, money(left, JPY))).toBeUndefined()
  expect(quickBetShortage(ready, undefined)).toBeUndefined()
})

test('[QUICK-8] the bet that used the money up keeps its place on show', () => {
  expect(quickly(processing, balanceOf(0))).toMatchObject({ isEnabled: false, state: processing.state })
  expect(quickly(success, balanceOf(0))).toMatchObject({ isEnabled: false, state: success.state })
})

test('[QUICK-10] a tap that is added to the slip turns it off first', () => {
  expect(quickly(ready, { type: 'turned-off' })).toEqual({
    ...ready,
    isEnabled: false,
    isApproved: false,
  })
  expect(quickly(EMPTY, { type: 'turned-off' })).toBe(EMPTY)
})

function quickly(quick: QuickBet, ...events: readonly QuickBetEvent[]): QuickBet {
  return events.reduce(reduceQuickBet, quick)
}
