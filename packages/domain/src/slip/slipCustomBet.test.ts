import { describe, expect, test } from 'vitest'

import { toOdds } from '../odds/index.ts'
import type { PlaceBetError } from '../placing/index.ts'
import { after, aSlip, money, outcome, pick, PLACE, priceMoved, stake } from '../testing/builders.ts'
import {
  aCustomBet,
  accepted,
  bonuses,
  boost,
  customBetSet,
  gone,
  home,
  jointPrice,
  over,
  refused,
  sameMatch,
  shape,
  two,
  reloaded,
  resumed,
} from '../testing/slips.ts'
import type { PickedOutcome, Slip, SlipEvent } from './index.ts'
import { betTotals, placementsOf, placeReadiness, selectionsOf, totalStake } from './index.ts'

const custom = after(aSlip(), customBetSet, stake(1000))
const kind = (slip: Slip) => placeReadiness(slip, { isSignedIn: true }).kind
const dialog = (price: number, ...selections: readonly PickedOutcome[]): SlipEvent => ({
  type: 'custom-bet-set',
  selections,
  customOdds: toOdds(price),
})

describe('a custom bet on the slip', () => {
  test('[CUSTOM-1] what the dialog built is the whole slip, at its joint price and with nothing staked', () => {
    const slip = after(two, customBetSet)
    expect(shape(slip)).toBe('custom_bet(m1 m1)')
    expect(slip.bets[0]).toMatchObject({ customOdds: 2600, acceptedCustomOdds: 2600, stake: money(0) })
  })

  test('[CUSTOM-1] edited in the dialog it keeps its stake', () => {
    const third = outcome('m1', { marketId: 29, outcomeId: '74' })
    const edited = after(custom, dialog(3100, home, third))
    expect(totalStake(edited)).toEqual(money(1000))
    expect(edited.bets[0]).toMatchObject({ customOdds: 3100, acceptedCustomOdds: 3100 })
    const wanted = after(custom, { type: 'potential-win-set', betId: 'custom_bet', potentialWin: 2600 })
    const dearer = after(wanted, dialog(5200, home, third))
    expect(totalStake(dearer)).toEqual(money(500))
  })

  test.each([
    ['an outcome twice', [home, home]],
    ['two matches', [home, over]],
    ['a single outcome', [home]],
    ['nothing', []],
    ['a match that stopped', [home, { ...sameMatch, matchStatus: 2 as const }]],
  ])('[CUSTOM-1] %s is no custom bet and changes nothing', (_, selections) => {
    expect(after(two, { type: 'custom-bet-set', selections, customOdds: toOdds(2600) })).toBe(two)
  })

  test('[CUSTOM-1] while a bet is in progress the dialog changes nothing', () => {
    const placing = after(custom, PLACE)
    expect(after(placing, customBetSet)).toBe(placing)
  })

  test('[CUSTOM-2] its legs follow their own prices silently', () => {
    const slip = after(custom, priceMoved(home, 1900))
    expect(slip.state.status).toBe('INITIAL')
    expect(selectionsOf(slip)[0]).toMatchObject({ odds: 1900, acceptedOdds: 1900, isChanged: false })
    expect(kind(slip)).toBe('ready')
  })

  test('[CUSTOM-3] its joint price needs confirmation, shows both figures, and is sent as confirmed', () => {
    const moved = after(custom, jointPrice(2400))
    expect(moved.state).toEqual({ status: 'ODDS_CHANGED', changed: ['custom_bet'] })
    expect(placeReadiness(moved, { isSignedIn: true })).toEqual({
      kind: 'accept-odds',
      changed: ['custom_bet'],
    })
    expect(betTotals(moved.bets[0]!)).toMatchObject({
      odds: 2400,
      returns: 2400,
      before: { odds: 2600, returns: 2600 },
    })
    expect(after(moved, PLACE)).toBe(moved)
    const agreed = after(moved, { type: 'odds-accepted' })
    expect(agreed.state.status).toBe('INITIAL')
    expect(placementsOf(agreed.bets[0]!)).toMatchObject([{ type: 'custom_bet', customOdds: 2400 }])
    expect(after(moved, jointPrice(2600)).state.status).toBe('INITIAL')
    expect(after(custom, jointPrice(2600))).toBe(custom)
    expect(after(two, { type: 'custom-odds-moved', betId: 'combo', odds: toOdds(2600) })).toBe(two)
  })

  test('[CUSTOM-3] a refusal that names another joint price needs confirmation of it', () => {
    const error: PlaceBetError = {
      kind: 'odds-moved',
      code: 120,
      byBet: {},
      refusals: [{ kind: 'custom-odds-moved', code: 120, odds: toOdds(2450) }],
    }
    const slip = after(custom, PLACE, refused(error))
    expect(slip.state).toEqual({ status: 'ERROR', error })
    expect(slip.bets[0]).toMatchObject({ customOdds: 2450, acceptedCustomOdds: 2600 })
    expect(kind(slip)).toBe('accept-odds')
    expect(kind(after(slip, { type: 'odds-accepted' }))).toBe('ready')
  })

  test('[CUSTOM-4] refused for its joint price without another, it has none: not placeable at the old one', () => {
    const contradiction: PlaceBetError = {
      kind: 'odds-moved',
      code: 120,
      byBet: {},
      refusals: [{ kind: 'custom-odds-moved', code: 120 }],
    }
    const slip = after(custom, PLACE, refused(contradiction))
    expect(kind(slip)).toBe('custom-bet-gone')
    expect(kind(after(slip, { type: 'dismissed' }))).toBe('custom-bet-gone')
    expect(kind(after(slip, jointPrice(2600)))).toBe('ready')
  })

  test('[CUSTOM-3] a stake driven by the potential win follows the joint price', () => {
    const wanted = after(custom, { type: 'potential-win-set', betId: 'custom_bet', potentialWin: 5200 })
    expect(totalStake(wanted)).toEqual(money(2000))
    expect(totalStake(after(wanted, jointPrice(1300)))).toEqual(money(4000))
    expect(totalStake(after(wanted, jointPrice(null)))).toEqual(money(2000))
  })

  test('[CUSTOM-4] without a joint price it is unavailable: no figures, no placing, gone in one tap', () => {
    const lost = after(custom, jointPrice(null))
    expect(lost.state).toEqual({ status: 'ODDS_CHANGED', changed: ['custom_bet'] })
    expect(placeReadiness(lost, { isSignedIn: true })).toEqual({
      kind: 'custom-bet-gone',
      betId: 'custom_bet',
    })
    expect(betTotals(lost.bets[0]!)).toBeUndefined()
    expect(after(lost, PLACE)).toBe(lost)
    expect(after(lost, jointPrice(null))).toBe(lost)
    expect(after(lost, { type: 'unavailable-removed' }).bets).toEqual([])
    const back = after(lost, jointPrice(2600))
    expect([back.state.status, kind(back)]).toEqual(['INITIAL', 'ready'])
    expect(kind(after(lost, jointPrice(2500)))).toBe('accept-odds')
  })

  test('[CUSTOM-4] the same if an outcome of it is gone, from any source', () => {
    const lost = after(custom, gone(sameMatch))
    expect(kind(lost)).toBe('custom-bet-gone')
    expect(shape(after(lost, { type: 'selection-removed', key: sameMatch }))).toBe(shape(lost))
    expect(after(lost, { type: 'unavailable-removed' }).bets).toEqual([])
    const { matchId, marketId, specifier, outcomeId } = sameMatch
    const leg = { matchId, marketId, specifier, outcomeId }
    const announced = after(
      custom,
      PLACE,
      refused({
        kind: 'refused',
        code: 103,
        byBet: {},
        refusals: [{ kind: 'leg-unavailable', code: 103, leg }],
      }),
    )
    expect(kind(announced)).toBe('custom-bet-gone')
    const paused: SlipEvent = { type: 'availability-changed', changes: [{ ...home, marketStatus: -1 }] }
    expect(kind(after(custom, paused))).toBe('wait-for-leg')
  })

  test('[SLIP-17] under way it stays although its match stops, and is removed with the answer', () => {
    const stops: SlipEvent = { type: 'availability-changed', changes: [{ ...home, matchStatus: 2 }] }
    const sent = after(custom, PLACE, stops)
    expect([sent.state.status, shape(sent)]).toEqual(['PROCESSING', shape(custom)])
    for (const error of [{ kind: 'uncoded' }, { kind: 'refused', code: 104, byBet: {} }] as const) {
      expect(after(sent, refused(error))).toMatchObject({ bets: [], state: { status: 'INITIAL' } })
    }
    expect(after(sent, { type: 'signed-out' }).bets).toEqual([])
  })

  test('[TICKET-15] an error ends when its bet is removed with its match', () => {
    const stops: SlipEvent = { type: 'availability-changed', changes: [{ ...home, matchStatus: 2 }] }
    const errored = after(custom, PLACE, refused({ kind: 'refused', code: 104, byBet: {} }))
    expect(errored.state.status).toBe('ERROR')
    expect(after(errored, stops)).toMatchObject({ bets: [], state: { status: 'INITIAL' } })
    const pauses: SlipEvent = { type: 'availability-changed', changes: [{ ...home, marketStatus: -1 }] }
    expect(after(errored, pauses).state).toBe(errored.state)
  })

  test('[SLIP-17] built again while another is under way, it is removed with its match at the answer', () => {
    const unconfirmed = after(aSlip(), ...resumed(custom.bets, two.bets))
    const stops: SlipEvent = { type: 'availability-changed', changes: [{ ...home, matchStatus: 2 }] }
    expect(after(unconfirmed, accepted).bets).toEqual(custom.bets)
    expect(after(unconfirmed, stops, accepted).bets).toEqual([])
  })

  test('[CUSTOM-6] one outcome alone is a custom bet only where the settings allow it', () => {
    const allowed = after(aSlip({ customBetAllowsSingle: true }), dialog(2600, home), stake(1000))
    expect(shape(allowed)).toBe('custom_bet(m1)')
    expect(kind(allowed)).toBe('ready')
    const withdrawn = after(allowed, { type: 'settings-received', customBetAllowsSingle: false })
    const block = placeReadiness(withdrawn, { isSignedIn: true })
    expect(block).toMatchObject({ kind: 'cannot-combine', rule: 'TYPE-4' })
    const fixes = block.kind === 'cannot-combine' ? block.fixes : []
    expect(fixes.map(fix => after(withdrawn, ...fix.events).bets)).toEqual([[]])
  })

  test('[CUSTOM-7] a custom bet is restored with its prices, to be confirmed again', () => {
    const restored = (...bets: Slip['bets']) => after(aSlip(), ...reloaded(...bets))
    const moved = after(custom, jointPrice(2400))
    expect(restored(...moved.bets)).toEqual(moved)
    expect(aCustomBet().bets[0]).toMatchObject({ customOdds: 2600, acceptedCustomOdds: 2600 })
    const { customOdds: _, acceptedCustomOdds: __, ...unpriced } = custom.bets[0]!
    const bare = restored(unpriced)
    expect(kind(bare)).toBe('custom-bet-gone')
    expect(after(bare, jointPrice(2600)).bets).toEqual(custom.bets)
    expect(shape(restored({ ...custom.bets[0]!, selections: two.bets[0]!.selections }))).toBe('combo(m1 m2)')
    expect(shape(restored({ ...custom.bets[0]!, selections: [custom.bets[0]!.selections[0]!] }))).toBe(
      'single(m1)',
    )
  })

  test('[CUSTOM-7] [SLIP-13] a boosted one is restored without its boost, and the stake of a wanted win is set again', () => {
    const boosted = after(custom, bonuses('custom_bet', boost), {
      type: 'potential-win-set',
      betId: 'custom_bet',
      potentialWin: 2730,
    })
    expect(boosted.bets[0]).toMatchObject({ bonus: boost, wantedWin: 2730, stake: money(1000) }) // 27.30 / (2.6 * 1.05)
    const [bet] = after(aSlip(), ...reloaded(...boosted.bets)).bets
    expect(bet).toMatchObject({ wantedWin: 2730, stake: money(1050), customOdds: 2600 })
    expect(bet).not.toHaveProperty('bonus')
  })

  test('[CUSTOM-3] placed, it leaves the slip like any bet', () => {
    expect(after(custom, PLACE, accepted).bets).toEqual([])
  })

  test('[PICK-3] a tap leaves it alone', () => {
    expect(after(custom, ...pick(over))).toBe(custom)
  })
})
