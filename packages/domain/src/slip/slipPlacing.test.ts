import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import { toOdds } from '../odds/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import { after, aSlip, JPY, money, outcome, pick, PLACE, priceMoved, stake } from '../testing/builders.ts'
import {
  home,
  over,
  two,
  three,
  processing,
  accepted,
  placedBet,
  moved,
  chosen,
  refused,
  gone,
  shape,
  winner,
} from '../testing/slips.ts'
import type { Slip, SlipEvent } from './index.ts'
import { betTotals, maxStake, placementsOf, placeReadiness, selectionsOf } from './index.ts'

describe('placing', () => {
  test('[PLACE-1] nothing is sent while something on the slip forbids it', () => {
    const blocked = [
      aSlip(),
      after(aSlip(), ...pick(home)),
      after(two, gone(over)),
      after(two, priceMoved(home, 2000)),
      after(two, { type: 'restoring-started' }),
    ]
    for (const slip of blocked) expect(after(slip, PLACE)).toBe(slip)
  })

  test('[PLACE-2] answers under another key are not ours', () => {
    for (const type of ['placing-delayed', 'answer-unknown'] as const) {
      expect(after(processing, { type, key: 'other' })).toBe(processing)
    }
    expect(after(processing, { type: 'placing-accepted', key: 'other', placed: [] })).toBe(processing)
    expect(after(processing, { type: 'placing-refused', key: 'other', error: moved })).toBe(processing)
    expect(after(two, accepted)).toBe(two)
  })

  test('[PLACE-3] accepted bets leave the slip for the receipt', () => {
    const done = after(processing, accepted)
    expect(done.bets).toEqual([])
    expect(done.state).toEqual({ status: 'SUCCESS', placed: [placedBet], drafts: two.bets, left: [] })
  })

  test('[PLACE-27] what was refused beside taken bets waits for the receipt to be left, then comes back', () => {
    const singles = after(two, chosen('single'), stake(500))
    const [first, second] = singles.bets
    const partly: SlipEvent = {
      ...(accepted as SlipEvent & { type: 'placing-accepted' }),
      left: [second!.id],
    }
    const done = after(singles, PLACE, partly)
    expect(done.state).toEqual({ status: 'SUCCESS', placed: [placedBet], drafts: [first], left: [second] })
    expect(done.bets).toEqual([])
    expect(after(done, { type: 'dismissed' })).toEqual({ ...singles, bets: [second] })
    expect(shape(after(done, ...pick(winner)))).toBe('combo(m2 m3)')
    expect(after(done, ...pick(over)).bets).toEqual([second])
    expect(after(done, PLACE)).toBe(done)
    expect(after(done, { type: 'signed-out' }).bets).toEqual([second])
    expect(after(done, { type: 'cleared' }, { type: 'dismissed' }).bets).toEqual([])
    const again = after(done, { type: 'dismissed' }, ...pick(over), { type: 'dismissed' }, ...pick(home))
    expect(shape(again)).toBe('single(m1)')
  })

  test('[PLACE-16] the receipt stays until the next pick, or until it is closed', () => {
    const done = after(processing, accepted)
    expect(after(done, { type: 'odds-accepted' })).toBe(done)
    expect(after(done, stake(5))).toBe(done)
    const next = after(done, ...pick(home))
    expect(next.state.status).toBe('INITIAL')
    expect(shape(next)).toBe('single(m1)')
    expect(after(done, { type: 'dismissed' }).state.status).toBe('INITIAL')
  })

  test('[PLACE-4] a coded refusal keeps the legs, takes over the odds it names and needs their confirmation', () => {
    const leg = { matchId: home.matchId, marketId: 1, specifier: '', outcomeId: '1' }
    const error: PlaceBetError = {
      ...moved,
      refusals: [{ kind: 'odds-moved', code: 101, leg, odds: toOdds(1900) }],
    }
    const slip = after(processing, refused(error))
    expect(slip.state.status).toBe('ERROR')
    expect(selectionsOf(slip)[0]).toMatchObject({ odds: 1900, acceptedOdds: 2050, isChanged: true })
    expect(placeReadiness(slip, { isSignedIn: true }).kind).toBe('accept-odds')
    expect(after(slip, { type: 'odds-accepted' }).state.status).toBe('INITIAL')
    expect(after(slip, { type: 'dismissed' }).state.status).toBe('ODDS_CHANGED')
  })

  test('[PLACE-25] a leg the back end calls unavailable is gone until the feed reports it open', () => {
    const leg = { matchId: over.matchId, marketId: 18, specifier: 'total=2.5', outcomeId: '12' }
    const error: PlaceBetError = {
      kind: 'refused',
      code: 103,
      byBet: {},
      refusals: [{ kind: 'leg-unavailable', code: 103, leg }],
    }
    const slip = after(processing, refused(error))
    expect(placeReadiness(slip, { isSignedIn: true })).toMatchObject({ kind: 'drop-leg', leg: 2 })
    expect(placeReadiness(after(slip, ...pick(over)), { isSignedIn: true }).kind).toBe('ready')
    const typed = after(slip, stake(900))
    expect(typed.state.status).toBe('ODDS_CHANGED')
    expect(placeReadiness(typed, { isSignedIn: true })).toMatchObject({ kind: 'drop-leg', leg: 2 })
    const back: SlipEvent = { type: 'availability-changed', changes: [{ ...leg, marketStatus: 1 }] }
    expect(placeReadiness(after(typed, back), { isSignedIn: true }).kind).toBe('ready')
  })

  test.each([{ kind: 'session-expired' }, { kind: 'uncoded' }, { kind: 'no-answer' }] as const)(
    '[PLACE-17] [PLACE-5] %o returns to the slip unchanged, a moved price not hidden',
    error => {
      expect(after(processing, refused(error))).toEqual(two)
      expect(after(processing, priceMoved(home, 1900), refused(error)).state.status).toBe('ODDS_CHANGED')
    },
  )

  describe('when the session ends', () => {
    const SIGNED_OUT: SlipEvent = { type: 'signed-out' }
    const returned = (bets = two.bets): SlipEvent => ({ type: 'bets-returned', bets })

    test('[PLACE-34] bets under way when the session ends cannot be placed again', () => {
      for (const way of [[], [{ type: 'answer-unknown', key: 'key-1' }]] as SlipEvent[][]) {
        const out = after(processing, ...way, SIGNED_OUT)
        expect([out.bets, out.state]).toEqual([[], { status: 'INITIAL' }])
        expect(after(out, accepted, refused({ kind: 'uncoded' }))).toBe(out)
        expect(after(out, ...pick(over)).bets).toHaveLength(1)
      }
      expect(after(two, SIGNED_OUT)).toBe(two)
    })

    test('[PLACE-35] bets that were not placed return without their bonuses', () => {
      const out = after(processing, SIGNED_OUT)
      expect(after(out, returned())).toEqual(two)
      expect(after(processing, returned())).toBe(processing)
      const boosted = two.bets.map(bet => ({ ...bet, bonus: { id: 'h1', type: 'hunting' } as const }))
      expect(after(out, returned(boosted))).toEqual(two)
      const joined = after(out, ...pick(outcome('m9')), returned())
      expect(joined.bets).toMatchObject([{ type: 'combo', stake: two.bets[0]!.stake }])
      expect(selectionsOf(joined)).toHaveLength(3)
    })
  })

  test('[PLACE-10] the button names what to do, never only no', () => {
    const signedIn = { isSignedIn: true, balance: money(5000) }
    const kinds = (slip: Slip) => placeReadiness(slip, signedIn).kind
    expect(placeReadiness(two, signedIn)).toEqual({ kind: 'ready', total: money(1000) })
    expect(placeReadiness(two, { isSignedIn: false })).toEqual({ kind: 'sign-in', total: money(1000) })
    expect(placeReadiness(two, { isSignedIn: true, balance: money(1000) }).kind).toBe('ready')
    expect(kinds(after(two, stake(1)))).toBe('ready')
    expect(kinds(aSlip())).toBe('pick-a-price')
    expect(kinds(processing)).toBe('in-progress')
    expect(kinds(after(aSlip(), ...pick(home)))).toBe('enter-stake')
    expect(placeReadiness(after(three, gone(over)), signedIn)).toMatchObject({ kind: 'drop-leg', leg: 2 })
    const paused: SlipEvent = { type: 'availability-changed', changes: [{ ...winner, marketStatus: -1 }] }
    expect(placeReadiness(after(three, paused), signedIn)).toMatchObject({ kind: 'wait-for-leg', leg: 3 })
    expect(placeReadiness(after(two, priceMoved(over, 1700)), signedIn)).toEqual({
      kind: 'accept-odds',
      changed: [outcomeKeyOf(over)],
    })
    expect(placeReadiness(two, { ...signedIn, limits: { maxStake: 500 } })).toEqual({
      kind: 'fix-stake',
      betId: 'combo',
      why: 'stake-too-high',
      limit: money(500),
    })
    expect(placeReadiness(after(two, stake(6000)), signedIn)).toEqual({
      kind: 'deposit',
      missing: money(1000),
    })
    expect(placeReadiness(two, { isSignedIn: true, balance: money(0, JPY) }).kind).toBe('ready')
  })

  test('[PLACE-23] what prevents a bet comes with its fix', () => {
    const kind = (slip: Slip) => placeReadiness(slip, { isSignedIn: true }).kind
    const clash = after(two, ...pick(outcome('m1', { outcomeId: '2' })))
    expect([clash, after(clash, ...pick(home))].map(kind)).toEqual(['cannot-combine', 'ready'])
    expect([after(two, gone(over)), after(two, gone(over), ...pick(over))].map(kind)).toEqual([
      'drop-leg',
      'ready',
    ])
    const moved = after(two, priceMoved(over, 1700))
    expect([moved, after(moved, { type: 'odds-accepted' })].map(kind)).toEqual(['accept-odds', 'ready'])
  })

  test('[PLACE-24] signed out, the button opens sign-in, once the slip itself is in order', () => {
    const readiness = (slip: Slip) => placeReadiness(slip, { isSignedIn: false, balance: money(0) })
    expect(readiness(two)).toEqual({ kind: 'sign-in', total: money(1000) })
    expect(readiness(after(two, stake(0))).kind).toBe('enter-stake')
  })

  test('[PLACE-22] every single needs its stake', () => {
    const singles = after(two, chosen('single'))
    const slip = after(singles, stake(500, singles.bets[0]!.id))
    expect(placeReadiness(slip, { isSignedIn: true })).toEqual({
      kind: 'enter-stake',
      betId: singles.bets[1]!.id,
    })
    expect(placeReadiness(after(slip, stake(500)), { isSignedIn: true })).toEqual({
      kind: 'ready',
      total: money(1000),
    })
  })

  test('[PLACE-11] a bet is sent at the odds the bettor accepted', () => {
    const [draft] = placementsOf(after(two, priceMoved(home, 1900)).bets[0]!)
    expect(draft).toMatchObject({ type: 'combo', stake: money(1000), legs: [{ odds: 2050 }, { odds: 1720 }] })
    const [system] = placementsOf(after(three, chosen('system')).bets[0]!)
    expect(system!.system).toEqual({ id: '2/3', winCount: 2, totalCount: 3 })
  })

  test('[PLACE-12] a delay and a lost answer keep the slip in progress under the same key', () => {
    const delayed = after(processing, { type: 'placing-delayed', key: 'key-1', decideAt: 6000 })
    expect(delayed.state).toMatchObject({
      status: 'PROCESSING',
      key: 'key-1',
      answer: 'delayed',
      decideAt: 6000,
    })
    const again = after(delayed, { type: 'placing-delayed', key: 'key-1' })
    expect(again.state).not.toHaveProperty('decideAt')
    const lost = after(processing, { type: 'answer-unknown', key: 'key-1' })
    expect(lost.state).toMatchObject({ status: 'PROCESSING', key: 'key-1', answer: 'unknown' })
    expect(after(lost, accepted).state.status).toBe('SUCCESS')
  })

  test('[PLACE-13] the most a bet can take is the least of limit, balance and what the win limit allows', () => {
    const [bet] = two.bets // 2.05 x 1.72 = 3.526
    expect(maxStake(bet!, {})).toBeUndefined()
    expect(maxStake(bet!, { limits: { maxStake: 500 } })).toEqual(money(500))
    expect(maxStake(bet!, { limits: { maxStake: 500 }, balance: money(300) })).toEqual(money(300))
    expect(maxStake(bet!, { balance: money(300, JPY) })).toBeUndefined()
    expect(maxStake(bet!, { limits: { maxWin: 1000 }, balance: money(300) })).toEqual(money(283))
    const half = after(aSlip(), ...pick(outcome('m1', { price: 1500 }))).bets[0]!
    expect(maxStake(half, { limits: { maxWin: 1 } })).toEqual(money(0)) // 1 would pay 1.5, rounded up to 2
  })

  test('[PLACE-13] one subunit more would win too much', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 1001, max: 100_000 }), (maxWin, price) => {
        const slip = after(aSlip(), ...pick(outcome('m1', { price }), over))
        const limit = maxStake(slip.bets[0]!, { limits: { maxWin } })!.value
        const wins = (value: number) => betTotals(after(slip, stake(value)).bets[0]!)!.returns
        expect(wins(limit)).toBeLessThanOrEqual(maxWin)
        expect(wins(limit + 1)).toBeGreaterThan(maxWin)
      }),
    )
  })
})
