import { expect, test } from 'vitest'

import type { BetMoment } from './index.ts'
import { NOTIFICATION_OBJECTS, NOTIFICATION_TYPES, notificationObjectOf, notificationOf } from './index.ts'

const RUNNING: BetMoment = { status: 'waiting_results', result: 'no_results', paid: 0, cashedOut: 0 }
const SUBMITTED: BetMoment = { ...RUNNING, status: 'submitted' }
const WON: BetMoment = { status: 'done', result: 'win_entire', paid: 1950, cashedOut: 0 }
const LOST: BetMoment = { ...WON, result: 'lose_entire', paid: 0 }

function left(before: BetMoment, after: Partial<BetMoment>) {
  return notificationOf({ before, after: { ...before, ...after } })
}

test('[NOTE-1] a settled bet leaves one, a bet whose stake was returned a refund', () => {
  expect(left(RUNNING, WON)).toBe('bet_settled')
  expect(left(RUNNING, LOST)).toBe('bet_settled')
  expect(left({ ...RUNNING, status: 'cashout_in_progress' }, WON)).toBe('bet_settled')
  expect(left(RUNNING, { status: 'done', result: 'refund_entire', paid: 1000 })).toBe('bet_refunded')
  expect(left(RUNNING, { status: 'done', result: 'canceled', paid: 1000 })).toBe('bet_refunded')
  expect(left(RUNNING, { status: 'cancelled' })).toBe('bet_refunded')
})

test('[NOTE-2] a bet that is refused leaves one', () => {
  expect(left(SUBMITTED, { status: 'rejected' })).toBe('bet_refused')
  expect(left(SUBMITTED, { status: 'cancelled' })).toBe('bet_refused')
  expect(left({ ...SUBMITTED, status: 'rejected' }, {})).toBeUndefined()
})

test('[NOTE-3] each cash-out leaves one, of a part too', () => {
  expect(left(RUNNING, { status: 'cashed_out', result: 'cashed_out', paid: 1480, cashedOut: 1480 })).toBe(
    'bet_cashed_out',
  )
  expect(left(RUNNING, { paid: 700, cashedOut: 700 })).toBe('bet_cashed_out')
  expect(left({ ...RUNNING, paid: 700, cashedOut: 700 }, { paid: 900, cashedOut: 900 })).toBe(
    'bet_cashed_out',
  )
})

test('[NOTE-4] a corrected result leaves one, a bet that is open again too', () => {
  expect(left(WON, LOST)).toBe('bet_corrected')
  expect(left(WON, { paid: 1000 })).toBe('bet_corrected')
  expect(left(WON, { result: 'refund_entire' })).toBe('bet_corrected')
  expect(left(WON, RUNNING)).toBe('bet_corrected')
  expect(left(LOST, { status: 'waiting_results' })).toBe('bet_corrected')
})

test('[NOTE-4] what changes neither end nor money leaves none', () => {
  expect(left(WON, {})).toBeUndefined()
  expect(left(RUNNING, {})).toBeUndefined()
  expect(left(SUBMITTED, { status: 'waiting_results' })).toBeUndefined()
  expect(left(RUNNING, { status: 'cashout_in_progress' })).toBeUndefined()
  expect(left({ ...RUNNING, status: 'cashout_in_progress' }, { status: 'waiting_results' })).toBeUndefined()
})

test('[NOTE-5] one about a VIP bet is of its own kind', () => {
  expect(notificationObjectOf({ isVip: true })).toBe('vip_bet')
  expect(notificationObjectOf({ isVip: false })).toBe('bet')
  expect(NOTIFICATION_OBJECTS).toEqual(['bet', 'maintenance', 'bonus', 'jackpot', 'vip_bet'])
  expect(NOTIFICATION_TYPES).toHaveLength(5)
})
