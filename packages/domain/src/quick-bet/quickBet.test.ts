import { describe, expect, test } from 'vitest'

import type { MatchStatus } from '../match/index.ts'
import type { MarketStatus } from '../market/index.ts'
import { checkPlacement } from '../placing/index.ts'
import { placementsOf } from '../slip/index.ts'
import { EUR, JPY, money, odds, outcome } from '../testing/builders.ts'
import { placedBet } from '../testing/slips.ts'
import type { QuickBet, QuickBetEvent } from './index.ts'
import {
  emptyQuickBet,
  quickBetOf,
  quickBetRefusal,
  reduceQuickBet,
  WIN_NOT_ABOVE_STAKE_KEY,
} from './index.ts'

const live = outcome('m3', { matchStatus: 1, price: 2500 })
const EMPTY = emptyQuickBet(EUR)
const TOGGLE: QuickBetEvent = { type: 'toggled' }
const APPROVE: QuickBetEvent = { type: 'approval-set', isApproved: true }
const stakeOf = (stake: number): QuickBetEvent => ({ type: 'stake-set', stake })
const balanceOf = (value: number, currency = EUR): QuickBetEvent => ({
  type: 'balance-changed',
  balance: money(value, currency),
})

/** On, 5.00 staked and approved. */
const ready = quickly(EMPTY, TOGGLE, stakeOf(500), APPROVE)
const bet = quickBetOf(ready, live)
const tapped = (picked = live, key = 'key-1', at = 1000): QuickBetEvent => ({
  type: 'placing-started',
  bet: quickBetOf(ready, picked),
  key,
  at,
})
const processing = quickly(ready, tapped())
const success = quickly(processing, { type: 'placing-accepted', key: 'key-1', placed: [placedBet] })
const tooShort = outcome('m3', { matchStatus: 1, price: 1000 })
const error = quickly(ready, tapped(tooShort))

test('[QUICK-1] the switch turns quick bet on, and off again', () => {
  expect(quickly(EMPTY, TOGGLE)).toEqual({ ...EMPTY, isEnabled: true })
  expect(quickly(ready, TOGGLE)).toEqual({ ...ready, isEnabled: false, isApproved: false })
})

test('[QUICK-2] approval resets on toggle, and is not restored by the next', () => {
  expect(quickly(ready, TOGGLE).isApproved).toBe(false)
  expect(quickly(ready, TOGGLE, TOGGLE)).toEqual({ ...ready, isApproved: false })
})

describe('approval', () => {
  test('[QUICK-3] approval is true only if the stake is above 0', () => {
    const on = quickly(EMPTY, TOGGLE)
    expect(quickly(on, APPROVE)).toBe(on)
    expect(quickly(on, stakeOf(1), APPROVE).isApproved).toBe(true)
    expect(quickly(ready, { type: 'approval-set', isApproved: false }).isApproved).toBe(false)
    expect(quickly(ready, APPROVE)).toBe(ready)
  })

  test('[QUICK-3] nothing is approved while quick bet is off', () => {
    const off = quickly(EMPTY, stakeOf(500))
    expect(quickly(off, APPROVE)).toBe(off)
  })

  test('[QUICK-4] a stake change resets approval', () => {
    expect(quickly(ready, stakeOf(501))).toEqual({ ...ready, stake: money(501), isApproved: false })
    expect(quickly(ready, stakeOf(0))).toEqual({ ...ready, stake: money(0), isApproved: false })
  })

  test.each([500, -1, 0.5, Number.NaN, 2 ** 53])('[QUICK-4] a stake of %d changes nothing at 500', stake => {
    expect(quickly(ready, stakeOf(stake))).toBe(ready)
  })

  test('[QUICK-4] a currency change resets approval, and the stake to 0', () => {
    expect(quickly(ready, { type: 'currency-changed', currency: JPY })).toEqual({
      ...ready,
      currency: JPY,
      stake: money(0, JPY),
      isApproved: false,
    })
    expect(quickly(ready, { type: 'currency-changed', currency: { ...EUR } })).toBe(ready)
  })
})

describe('placement', () => {
  test('[QUICK-5] placement needs approval and a bet', () => {
    expect(quickly(ready, tapped()).state).toEqual({
      status: 'processing',
      key: 'key-1',
      bet,
      startedAt: 1000,
      answer: 'awaited',
    })
    const unapproved = quickly(ready, { type: 'approval-set', isApproved: false })
    expect(quickly(unapproved, tapped())).toBe(unapproved)
    expect(quickBetRefusal(unapproved, bet)).toBe('not-approved')
    expect(quickBetRefusal(ready, undefined)).toBe('no-bet')
    expect(quickBetRefusal(ready, bet)).toBeUndefined()
  })

  test('[QUICK-5] what the player has to fix first comes first', () => {
    expect(quickBetRefusal(EMPTY, undefined)).toBe('off')
    expect(quickBetRefusal(quickly(EMPTY, TOGGLE), bet)).toBe('no-stake')
    expect(quickBetRefusal(quickly(EMPTY, TOGGLE, stakeOf(500)), bet)).toBe('not-approved')
  })

  test('[QUICK-6] while one is under way a second tap places nothing', () => {
    expect(quickBetRefusal(processing, bet)).toBe('in-progress')
    expect(quickly(processing, tapped(live, 'key-2'))).toBe(processing)
  })

  test.each([
    // state, ms after its tap, why
    ['success', 0, 'just-placed'],
    ['success', 1_999, 'just-placed'],
    ['success', 2_000, undefined],
    ['error', 200, 'just-placed'],
    ['error', 2_000, undefined],
  ] as const)('[QUICK-18] the same price on %s, tapped again after %i ms: %s', (status, after, why) => {
    const shown = status === 'success' ? success : error
    const again = tapped(live, 'key-2', 1000 + after)
    expect(shown.state.status).toBe(status)
    expect(quickBetRefusal(shown, bet, { at: 1000 + after })).toBe(why)
    expect(quickly(shown, again) === shown).toBe(why !== undefined)
  })

  test('[QUICK-18] another price is taken at once, and so is the same one when what was on show is read', () => {
    const other = outcome('m4', { matchStatus: 1, price: 2500 })
    expect(quickly(success, tapped(other, 'key-2', 1200)).state.status).toBe('processing')
    expect(quickly(success, { type: 'dismissed' }, tapped(live, 'key-2', 1200)).state.status).toBe(
      'processing',
    )
  })

  test.each([
    // odds, stake, refused
    [1000, 500, true],
    [1001, 499, true], // 499.499 subunits round to 499: nothing is won
    [1001, 500, false], // 500.5 subunits round half up to 501
    [1010, 49, true],
    [2500, 1, false],
  ] as const)(
    '[QUICK-7] at odds of %i a stake of %i is refused for its win: %s',
    (price, stake, isRefused) => {
      const quick = quickly(EMPTY, TOGGLE, stakeOf(stake), APPROVE)
      const short = quickBetOf(quick, outcome('m3', { matchStatus: 1, price }))
      expect(quickBetRefusal(quick, short) === 'win-not-above-stake').toBe(isRefused)
    },
  )

  test('[QUICK-7] a potential win equal to or less than the stake ends in an error with its own message', () => {
    expect(quickly(ready, tapped(tooShort)).state).toEqual({
      status: 'error',
      bet: quickBetOf(ready, tooShort),
      startedAt: 1000,
      error: { kind: 'win-not-above-stake' },
    })
    expect(WIN_NOT_ABOVE_STAKE_KEY).toBe('error.potential_win.equal_or_less')
    expect([error.isEnabled, error.isApproved]).toEqual([true, true])
  })

  test('[QUICK-11] the bet is a single at the odds under the finger and the approved stake', () => {
    expect(bet).toMatchObject({ type: 'single', stake: money(500), stakeSource: 'stake', id: 'm3/1//1' })
    expect(bet.selections).toMatchObject([{ odds: 2500, acceptedOdds: 2500, initialOdds: 2500 }])
    const drafted = { ...bet, stake: money(99_999) }
    const started = quickly(ready, { type: 'placing-started', bet: drafted, key: 'key-1', at: 1000 })
    expect(started).toEqual(processing)
  })

  test.each([
    // match, market, active, why
    [1, 1, true, undefined],
    [0, 1, true, 'not-live'],
    [2, 1, true, 'leg-suspended'],
    [1, -1, true, 'leg-suspended'],
    [1, -2, true, 'leg-suspended'],
    [1, -3, true, 'leg-unavailable'],
    [1, 'missing', true, 'leg-unavailable'],
    [1, 1, false, 'leg-unavailable'],
    [4, 1, true, 'leg-unavailable'],
  ] as const)(
    '[QUICK-11] match status %s, market %s, active %s: %s',
    (matchStatus: MatchStatus, marketStatus: MarketStatus | 'missing', active, why) => {
      const picked = outcome('m3', { matchStatus, marketStatus, active })
      expect(quickBetRefusal(ready, quickBetOf(ready, picked))).toBe(why)
    },
  )

  test('[QUICK-11] a provider that is down pauses the price, for the tap and for the reducer', () => {
    const down = quickBetOf(ready, live, { betradar: 'down' })
    expect(quickBetRefusal(ready, down)).toBe('leg-suspended')
    expect(quickly(ready, { type: 'placing-started', bet: down, key: 'key-1', at: 1000 })).toBe(ready)
    expect(quickBetOf(ready, live, { oddin: 'down', betradar: 'active' })).toEqual(bet)
    const gone = outcome('m3', { matchStatus: 1, marketStatus: -3 })
    expect(quickBetRefusal(ready, quickBetOf(ready, gone, { betradar: 'down' }))).toBe('leg-unavailable')
  })

  test('[QUICK-11] only a single is placed', () => {
    const leg = bet.selections[0]!
    expect(quickBetRefusal(ready, { ...bet, selections: [leg, leg] })).toBe('no-bet')
    expect(quickBetRefusal(ready, { ...bet, type: 'custom_bet' })).toBe('no-bet')
    expect(quickBetRefusal(ready, { ...bet, selections: [] })).toBe('no-bet')
  })

  test('[QUICK-11] a stake above the balance is not sent; an unknown balance and another currency’s say nothing', () => {
    expect(quickBetRefusal(ready, bet, { balance: money(499) })).toBe('not-enough-money')
    expect(quickBetRefusal(ready, bet, { balance: money(500) })).toBeUndefined()
    expect(quickBetRefusal(ready, bet, { balance: money(1, JPY) })).toBeUndefined()
    expect(quickBetRefusal(ready, bet, {})).toBeUndefined()
  })

  test.each([
    // mode    now   taken at
    ['none', 2500, 2500],
    ['none', 2600, undefined],
    ['none', 2400, undefined],
    ['higher', 2600, 2600],
    ['higher', 2400, undefined],
    ['any', 2600, 2600],
    ['any', 2400, 2400],
  ] as const)(
    '[QUICK-16] the accept mode is the player’s: by %s, tapped at 2500 and now %i, it is taken at %s',
    (mode, now, taken) => {
      const answer = checkPlacement({
        draft: placementsOf(bet)[0]!,
        quoteOf: () => ({
          matchStatus: 1,
          marketStatus: 1,
          outcomeActive: true,
          providerStatus: 'active',
          provider: 'betradar',
          odds: odds(now)[0]!,
        }),
        mode,
        limits: {},
        balance: money(500),
        now: 1000,
      })
      expect(answer.ok ? answer.odds : undefined).toEqual(taken && [taken])
    },
  )
})

describe('states', () => {
  test('[QUICK-9] four states, each with what is true in it', () => {
    expect(ready.state).toEqual({ status: 'initial' })
    expect(processing.state.status).toBe('processing')
    expect(success.state).toEqual({ status: 'success', bet, startedAt: 1000, placed: [placedBet] })
    expect(error.state.status).toBe('error')
  })

  test('[QUICK-9] receipt and error close when read, by the switch, and by the next tap', () => {
    for (const shown of [success, error]) {
      expect(quickly(shown, { type: 'dismissed' })).toEqual(ready)
      expect(quickly(shown, TOGGLE).state.status).toBe('initial')
      expect(quickly(shown, { type: 'turned-off' }).state.status).toBe('initial')
      expect(quickly(shown, tapped(live, 'key-2', 3000)).state.status).toBe('processing')
    }
    const off = quickly(success, balanceOf(0))
    expect(quickly(off, { type: 'turned-off' }).state.status).toBe('initial')
  })

  test('[QUICK-9] a bet under way cannot be dismissed', () => {
    expect(quickly(processing, { type: 'dismissed' })).toBe(processing)
    expect(quickly(processing, TOGGLE).state).toBe(processing.state)
    expect(quickly(processing, stakeOf(100)).state).toBe(processing.state)
    expect(quickly(processing, { type: 'currency-changed', currency: JPY }).state).toBe(processing.state)
  })

  test('[QUICK-12] only answers under the key made at the tap count', () => {
    const answers = (key: string): QuickBetEvent[] => [
      { type: 'placing-accepted', key, placed: [] },
      { type: 'placing-refused', key, error: { kind: 'uncoded' } },
      { type: 'placing-delayed', key },
      { type: 'answer-unknown', key },
    ]
    for (const stranger of answers('key-2')) expect(quickly(processing, stranger)).toBe(processing)
    for (const late of answers('key-1')) {
      expect(quickly(ready, late)).toBe(ready)
      expect(quickly(success, late)).toBe(success)
    }
  })

  test('[QUICK-12] a delay and a lost answer keep it in progress under the same key', () => {
    const delayed = quickly(processing, { type: 'placing-delayed', key: 'key-1', decideAt: 6000 })
    expect(delayed.state).toStrictEqual({ ...processing.state, answer: 'delayed', decideAt: 6000 })
    const again = quickly(delayed, { type: 'placing-delayed', key: 'key-1' })
    expect(again.state).toStrictEqual({ ...processing.state, answer: 'delayed' })
    const unknown = quickly(delayed, { type: 'answer-unknown', key: 'key-1' })
    expect(unknown.state).toEqual({ ...processing.state, answer: 'unknown', decideAt: 6000 })
  })

  test.each([
    [{ kind: 'refused', code: 104, byBet: {} }, 'error'],
    [{ kind: 'odds-moved', code: 101, byBet: {} }, 'error'],
    [{ kind: 'session-expired' }, 'initial'],
    [{ kind: 'uncoded' }, 'initial'],
    [{ kind: 'no-answer' }, 'initial'],
  ] as const)('[QUICK-13] refused with %j its status is %s', (refusal, status) => {
    const next = quickly(processing, { type: 'placing-refused', key: 'key-1', error: refusal })
    expect(next.state).toEqual(
      status === 'error' ? { status, bet, startedAt: 1000, error: refusal } : { status },
    )
    expect([next.isEnabled, next.isApproved]).toEqual([true, true])
  })

  test('[QUICK-14] signing out clears it, including a bet under way', () => {
    for (const quick of [ready, processing, success, error])
      expect(quickly(quick, { type: 'signed-out' })).toEqual(EMPTY)
  })
})

describe('after a reload', () => {
  const back = (quick: QuickBet, into = EMPTY) => quickly(into, { type: 'restored', quick })

  test('[QUICK-15] the stored quick bet is restored, a bet under way with its key', () => {
    expect(back(ready)).toEqual(ready)
    const unstaked = quickly(EMPTY, TOGGLE)
    expect(back(unstaked)).toEqual(unstaked)
    const delayed = quickly(processing, { type: 'placing-delayed', key: 'key-1', decideAt: 6000 })
    expect(back(delayed)).toEqual(processing)
  })

  test('[QUICK-15] receipts and errors were read before', () => {
    expect(back(success)).toEqual(ready)
    expect(back(error)).toEqual(ready)
  })

  test('[QUICK-15] only an untouched quick bet is replaced by the stored one', () => {
    for (const touched of [
      quickly(EMPTY, TOGGLE),
      quickly(EMPTY, stakeOf(100)),
      quickly(processing, TOGGLE, stakeOf(0)),
    ])
      expect(back(ready, touched)).toBe(touched)
  })

  test('[QUICK-15] a bet under way is restored into a touched quick bet too, which keeps its own settings', () => {
    const touched = quickly(EMPTY, TOGGLE, stakeOf(100))
    expect(back(processing, touched)).toEqual({ ...touched, state: processing.state })
    expect(back(processing, success)).toBe(success)
  })

  test.each([
    ['another currency', { ...ready, stake: money(500, JPY), currency: JPY }],
    ['a fraction', { ...ready, stake: money(0.5) }],
    ['a debt', { ...ready, stake: money(-5) }],
  ])('[QUICK-15] %s is not restored, a bet under way is', (_, stored) => {
    expect(back(stored)).toEqual(EMPTY)
    expect(back({ ...stored, state: processing.state }).state).toEqual(processing.state)
  })

  test('[QUICK-15] a stored approval counts only with a stake and the switch on', () => {
    expect(back({ ...ready, isEnabled: false }).isApproved).toBe(false)
    expect(back({ ...ready, stake: money(0) }).isApproved).toBe(false)
    expect(back({ ...ready, isApproved: false }).isApproved).toBe(false)
  })
})

function quickly(quick: QuickBet, ...events: readonly QuickBetEvent[]): QuickBet {
  return events.reduce(reduceQuickBet, quick)
}
