import { IDEMPOTENCY_HEADER, type CallName } from '@touchline/contract'
import { expect, test } from 'vitest'
import { createExplanations, type BookedMovement } from './createExplanations.ts'
import type { FuzzRequest } from '../requests/makeRequest.ts'

const sent = (call: CallName, method: string, key = 'key'): FuzzRequest => ({
  index: 0,
  call,
  kind: 'valid',
  method,
  target: '/',
  headers: [[IDEMPOTENCY_HEADER, key]],
  body: undefined,
})
const bet = (id: string, status = 'waiting_results') => ({ id, status })
const moved = (kind: string, bet_id: string | null = '7', is_settled = false): BookedMovement => ({
  kind,
  bet_id,
  is_settled,
})

test('an accepted placement explains one stake of each of its bets', () => {
  const { take, explain } = createExplanations()
  expect(explain(moved('stake'))).toBe(false)
  expect(take(sent('placeBets', 'POST'), { data: [bet('7')] })).toEqual({ placed: 1, cashedOut: 0 })
  expect(take(sent('placeBets', 'POST'), { data: [bet('7')] })).toEqual({ placed: 0, cashedOut: 0 })
  expect(explain(moved('stake'))).toBe(true)
  expect(explain(moved('stake'))).toBe(false)
})

test('a refused cash-out of a bet that was placed explains nothing that was paid for it', () => {
  const { take, explain } = createExplanations()
  take(sent('placeBets', 'POST'), { data: [bet('7')] })
  expect(explain(moved('cashout'))).toBe(false)
  expect(explain(moved('payout'))).toBe(false)
  expect(explain(moved('refund'))).toBe(false)
})

test('an accepted cash-out explains one payment, its repeat none, another key one more', () => {
  const { take, explain } = createExplanations()
  expect(take(sent('cashOut', 'POST', 'a'), { data: bet('7') })).toEqual({ placed: 0, cashedOut: 1 })
  expect(take(sent('cashOut', 'POST', 'a'), { data: bet('7') })).toEqual({ placed: 0, cashedOut: 0 })
  expect(explain(moved('cashout', '8'))).toBe(false)
  expect(explain(moved('cashout'))).toBe(true)
  expect(explain(moved('cashout'))).toBe(false)
  take(sent('cashOut', 'POST', 'b'), { data: bet('7') })
  expect(explain(moved('cashout'))).toBe(true)
})

test('a rule explains a cash-out of its bet; a request for bets explains none', () => {
  const { take, explain } = createExplanations()
  take(sent('getBets', 'GET'), { data: [bet('7')] })
  expect(explain(moved('cashout'))).toBe(false)
  take(sent('setCashoutRule', 'PUT'), { data: bet('7') })
  expect(explain(moved('cashout'))).toBe(true)
})

test('a bet in its live delay may be refunded once, and a bet with a result is paid', () => {
  const { take, explain } = createExplanations()
  take(sent('placeBets', 'POST'), { data: [bet('7', 'submitted')] })
  expect(explain(moved('refund'))).toBe(true)
  expect(explain(moved('refund'))).toBe(false)
  expect(explain(moved('payout', '7', true))).toBe(true)
  expect(explain(moved('deposit', null))).toBe(false)
})
