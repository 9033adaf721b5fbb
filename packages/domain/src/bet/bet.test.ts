import { expect, test } from 'vitest'

import { BET_STATUSES, BET_TYPES, betPhase, isListedUnder, toBetType } from './index.ts'

test.each([
  ['single', 'single'],
  ['combo', 'combo'],
  ['double', 'combo'],
  ['treble', 'combo'],
  ['accumulator', 'combo'],
  ['system', 'system'],
  ['custom_bet', 'custom_bet'],
] as const)('[BET-1] %s is a bet of type %s', (name, type) => {
  expect(toBetType(name)).toBe(type)
})

test('[BET-5] four types of bet', () => {
  expect(BET_TYPES).toEqual(['single', 'combo', 'system', 'custom_bet'])
  expect(BET_TYPES.map(toBetType)).toEqual(BET_TYPES)
})

test('[BET-2] submitted is pending, rejected and cancelled are declined, the rest runs or is over', () => {
  expect(BET_STATUSES.map(status => [status, betPhase(status)])).toEqual([
    ['submitted', 'pending'],
    ['waiting_results', 'open'],
    ['ready_to_process', 'open'],
    ['done', 'settled'],
    ['cashout_in_progress', 'open'],
    ['cashed_out', 'settled'],
    ['withdrawn', 'settled'],
    ['cancelled', 'declined'],
    ['rejected', 'declined'],
  ])
})

test('[BET-3] every bet is under all, and under exactly one of open and settled', () => {
  for (const status of BET_STATUSES) {
    const bet = { status, isVip: false }
    expect(isListedUnder(bet, 'all')).toBe(true)
    expect(isListedUnder(bet, 'open')).toBe(!isListedUnder(bet, 'settled'))
  }
  expect(isListedUnder({ status: 'submitted', isVip: false }, 'open')).toBe(true)
  expect(isListedUnder({ status: 'rejected', isVip: false }, 'settled')).toBe(true)
})

test('[BET-4] a VIP bet that was rejected is in no list', () => {
  expect(isListedUnder({ status: 'rejected', isVip: true }, 'all')).toBe(false)
  expect(isListedUnder({ status: 'cancelled', isVip: true }, 'all')).toBe(true)
})
