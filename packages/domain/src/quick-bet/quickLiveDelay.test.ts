import { describe, expect, test } from 'vitest'

import { toOdds } from '../odds/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import { EUR, outcome } from '../testing/builders.ts'
import { home, placedBet } from '../testing/slips.ts'
import type { QuickBet, QuickBetEvent } from './index.ts'
import { emptyQuickBet, quickBetOf, reduceQuickBet } from './index.ts'

const live = outcome('m3', { matchStatus: 1, price: 2500 })
const run = (quick: QuickBet, ...events: QuickBetEvent[]) => events.reduce(reduceQuickBet, quick)
const ready = run(
  emptyQuickBet(EUR),
  { type: 'toggled' },
  { type: 'stake-set', stake: 500 },
  { type: 'approval-set', isApproved: true },
)
const bet = quickBetOf(ready, live)
const processing = run(ready, { type: 'placing-started', bet, key: 'key-1', at: 1000 })
const DELAYED = { type: 'placing-delayed', key: 'key-1', decideAt: 6000 } as const
const UNKNOWN: QuickBetEvent = { type: 'answer-unknown', key: 'key-1' }
const refused = (error: PlaceBetError): QuickBetEvent => ({ type: 'placing-refused', key: 'key-1', error })
const accepted: QuickBetEvent = { type: 'placing-accepted', key: 'key-1', placed: [placedBet] }
const reoffer = (leg: typeof live, price: number): PlaceBetError => ({
  kind: 'odds-moved',
  code: 101,
  byBet: {},
  refusals: [
    { kind: 'stake-too-high', code: 108 },
    { kind: 'odds-moved', code: 101, leg, odds: toOdds(price) },
  ],
})

describe('a live delay', () => {
  test('[QUICK-12] it carries when the bet is decided and what it cost on arrival, as far as known', () => {
    const atArrival = [{ ...live, odds: toOdds(2400) }]
    const delayed = run(processing, { ...DELAYED, atArrival })
    expect(delayed.state).toEqual({ ...processing.state, answer: 'delayed', decideAt: 6000, atArrival })
    const again = run(delayed, { type: 'placing-delayed', key: 'key-1' })
    expect(again.state).toStrictEqual({ ...processing.state, answer: 'delayed' })
  })

  test('[QUICK-19] a re-offer after it is an error that has the new price beside the one agreed to', () => {
    const error = reoffer(live, 2300)
    const { state } = run(processing, DELAYED, refused(error))
    const leg = { ...bet.selections[0]!, odds: toOdds(2300), isChanged: true }
    expect(state).toEqual({ status: 'error', bet: { ...bet, selections: [leg] }, startedAt: 1000, error })
    expect(leg.acceptedOdds).toBe(2500)
  })

  test('[QUICK-19] odds of another outcome, and the same odds again, leave its price alone', () => {
    for (const error of [reoffer(home, 2300), reoffer(live, 2500)])
      expect(run(processing, DELAYED, refused(error)).state).toMatchObject({ bet })
  })
})

test.each([
  ['accepted', accepted, 'success'],
  ['refused', refused(reoffer(live, 2300)), 'error'],
  ['refused without a code', refused({ kind: 'uncoded' }), 'initial'],
  ['never answered', refused({ kind: 'no-answer' }), 'initial'],
  ['signed out', { type: 'signed-out' }, 'initial'],
] as const)('[QUICK-20] a lost answer ends when it is %s', (_, end, status) => {
  for (const lost of [
    run(processing, UNKNOWN),
    run(processing, DELAYED, UNKNOWN),
    run(processing, UNKNOWN, DELAYED),
  ])
    expect(run(lost, end).state.status).toBe(status)
})
