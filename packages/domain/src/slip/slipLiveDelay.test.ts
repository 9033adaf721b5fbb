import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import { toOdds } from '../odds/index.ts'
import type { PlaceBetError, PlacementRefusal } from '../placing/index.ts'
import { anyEvents } from '../testing/anySlipEvent.ts'
import { after, aSlip, pick, PLACE, priceMoved, stake } from '../testing/builders.ts'
import {
  aCustomBet,
  accepted,
  chosen,
  home,
  over,
  placedBet,
  processing,
  refused,
  resumed,
  two,
} from '../testing/slips.ts'
import type { Slip, SlipEvent } from './index.ts'
import { placementsOf, placeReadiness, reduceSlip, selectionsOf } from './index.ts'

const UNKNOWN: SlipEvent = { type: 'answer-unknown', key: 'key-1' }
const DELAYED: SlipEvent = { type: 'placing-delayed', key: 'key-1', decideAt: 6000 }
const legOf = ({ matchId, marketId, specifier, outcomeId }: typeof home) => ({
  matchId,
  marketId,
  specifier,
  outcomeId,
})
const movedTo = (price: number): PlacementRefusal => ({
  kind: 'odds-moved',
  code: 101,
  leg: legOf(home),
  odds: toOdds(price),
})
/** What a bet rejected after the live delay contains: its current price. */
const reoffer = (price: number): PlaceBetError => ({
  kind: 'odds-moved',
  code: 101,
  byBet: {},
  refusals: [movedTo(price)],
})
const kindOf = (slip: Slip) => placeReadiness(slip, { isSignedIn: true }).kind

describe('a live delay', () => {
  test('[PLACE-12] it carries when the bet is decided and what it cost on arrival, as far as known', () => {
    const atArrival = [{ ...legOf(home), odds: toOdds(2000) }]
    const delayed = after(processing, { ...DELAYED, atArrival } as SlipEvent)
    expect(delayed.state).toEqual({ ...processing.state, answer: 'delayed', decideAt: 6000, atArrival })
    const again = after(delayed, { type: 'placing-delayed', key: 'key-1' })
    expect(again.state).toStrictEqual({ ...processing.state, answer: 'delayed' })
  })

  test('[PLACE-32] a re-offer after it is an error with the new price to accept, and is then sent at it', () => {
    const slip = after(processing, DELAYED, refused(reoffer(1900)))
    expect(slip.state).toEqual({ status: 'ERROR', error: reoffer(1900) })
    expect(selectionsOf(slip)[0]).toMatchObject({ odds: 1900, acceptedOdds: 2050, isChanged: true })
    expect(kindOf(slip)).toBe('accept-odds')
    const again = after(slip, { type: 'odds-accepted' }, { type: 'placing-started', key: 'key-2', at: 9000 })
    expect(again.state).toMatchObject({ status: 'PROCESSING', key: 'key-2', answer: 'awaited' })
    expect(placementsOf(again.bets[0]!)[0]!.legs.map(leg => leg.odds)).toEqual([1900, 1720])
  })

  test('[PLACE-32] the price of the re-offer counts, whatever moved during the delay', () => {
    const slip = after(processing, DELAYED, priceMoved(home, 2200), refused(reoffer(1900)))
    expect(selectionsOf(slip)[0]).toMatchObject({ odds: 1900, acceptedOdds: 2050, isChanged: true })
  })

  test('[PLACE-32] with better odds accepted automatically only worse ones need confirmation', () => {
    const higher = after(two, { type: 'accept-mode-chosen', mode: 'higher' }, PLACE, DELAYED)
    expect(kindOf(after(higher, refused(reoffer(1900))))).toBe('accept-odds')
    const better = after(higher, refused(reoffer(2300)))
    expect(selectionsOf(better)[0]).toMatchObject({ acceptedOdds: 2300, isChanged: false })
    expect([better.state.status, kindOf(better)]).toEqual(['ERROR', 'ready'])
  })

  test('[PLACE-32] a custom bet is offered again at its new joint price', () => {
    const custom = after(aCustomBet(), stake(1000), PLACE, DELAYED)
    const error: PlaceBetError = {
      kind: 'odds-moved',
      code: 120,
      byBet: {},
      refusals: [{ kind: 'custom-odds-moved', code: 120, odds: toOdds(2450) }],
    }
    const slip = after(custom, refused(error))
    expect(slip.bets[0]).toMatchObject({ customOdds: 2450, acceptedCustomOdds: 2600 })
    expect([slip.state.status, kindOf(slip)]).toEqual(['ERROR', 'accept-odds'])
  })

  test('[PLACE-32] of several singles one is accepted and the other returns at the price of its re-offer', () => {
    const singles = after(two, chosen('single'), stake(500), PLACE, DELAYED)
    const done = after(singles, {
      type: 'placing-accepted',
      key: 'key-1',
      placed: [placedBet],
      left: [outcomeKeyOf(home)],
      refusals: [movedTo(1900)],
    })
    expect(done.bets).toEqual([])
    const back = after(done, { type: 'dismissed' })
    expect(back.state).toEqual({ status: 'ODDS_CHANGED', changed: [outcomeKeyOf(home)] })
    expect(back.bets.map(bet => bet.stake.value)).toEqual([500])
    expect(selectionsOf(back)).toMatchObject([{ odds: 1900, acceptedOdds: 2050, isChanged: true }])
  })

  test('[PLACE-32] a leg that went during the delay is gone, and one that is paused keeps its price', () => {
    const because = (kind: 'leg-unavailable' | 'leg-suspended', code: number) =>
      refused({ kind: 'refused', code, byBet: {}, refusals: [{ kind, code, leg: legOf(over) }] })
    const gone = after(processing, DELAYED, because('leg-unavailable', 103))
    expect(placeReadiness(gone, { isSignedIn: true })).toMatchObject({ kind: 'drop-leg', leg: 2 })
    const paused = after(processing, DELAYED, because('leg-suspended', 102))
    expect(paused.state.status).toBe('ERROR')
    expect(paused.bets).toEqual(two.bets)
  })
})

describe('a lost answer', () => {
  const END = { type: 'placing-refused', key: 'key-1', error: { kind: 'no-answer' } } as const

  test.each([
    ['accepted', accepted, 'SUCCESS'],
    ['refused', refused(reoffer(1900)), 'ERROR'],
    ['refused without a code', refused({ kind: 'uncoded' }), 'INITIAL'],
    ['never answered', END, 'INITIAL'],
    ['signed out', { type: 'signed-out' }, 'INITIAL'],
  ] as const)('[PLACE-33] it ends when it is %s', (_, end, status) => {
    const lost = after(processing, UNKNOWN)
    expect(after(lost, end).state.status).toBe(status)
    expect(after(lost, DELAYED, UNKNOWN, end).state.status).toBe(status)
    expect(after(aSlip(), ...resumed(two.bets), UNKNOWN, end).state.status).toBe(status)
  })

  test('[PLACE-33] only its own answer ends it', () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom(accepted, END, refused(reoffer(1900))), (events, end) => {
        const lost = [UNKNOWN, ...events].reduce(whileUnderWay, processing)
        expect(lost.state).toMatchObject({ status: 'PROCESSING', key: 'key-1' })
        const ended = after(lost, end)
        expect(ended.state.status).not.toBe('PROCESSING')
        expect(kindOf(ended)).not.toBe('in-progress')
        // Nothing that comes later brings it back, and the slip can be used.
        expect(after(ended, UNKNOWN, DELAYED, END)).toBe(ended)
        expect(after(ended, { type: 'cleared' }, ...pick(home)).bets).toHaveLength(1)
      }),
    )
  })

  /** The next event, unless it ends the placement. */
  function whileUnderWay(slip: Slip, event: SlipEvent): Slip {
    const isEnd = event.type === 'signed-out' || event.type.startsWith('placing-')
    return isEnd && event.type !== 'placing-delayed' ? slip : reduceSlip(slip, event)
  }
})
