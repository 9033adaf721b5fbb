import { describe, expect, test } from 'vitest'

import { outcomeKeyOf } from '../market/index.ts'
import { after, aSlip, money, outcome, pick, PLACE, stake } from '../testing/builders.ts'
import {
  home,
  over,
  winner,
  fourth,
  cyber,
  one,
  two,
  three,
  processing,
  chosen,
  shape,
  aCustomBet,
} from '../testing/slips.ts'
import type { SlipEvent } from './index.ts'
import { reduceSlip, selectionsOf, tapOutcome, totalStake, typeRefusal, selectedKeys } from './index.ts'

describe('adding an outcome', () => {
  test('[PICK-1] a tap toggles: on, and off again', () => {
    expect([...selectedKeys(one)]).toEqual([outcomeKeyOf(home)])
    expect(after(one, ...pick(home)).bets).toEqual([])
    expect(after(aSlip(), ...pick(home, over, over, home)).bets).toEqual([])
  })

  test('[PICK-1] the odds under the finger are the odds on the slip', () => {
    const [leg] = selectionsOf(one)
    expect([leg!.odds, leg!.acceptedOdds, leg!.initialOdds]).toEqual([2050, 2050, 2050])
  })

  test('[PICK-2] while a bet is in progress the bettor changes nothing', () => {
    const events: readonly SlipEvent[] = [
      ...pick(winner),
      { type: 'selection-removed', key: home },
      chosen('single'),
      stake(5),
      { type: 'potential-win-set', betId: 'combo', potentialWin: 5 },
      { type: 'odds-accepted' },
      { type: 'cleared' },
      { type: 'dismissed' },
      { type: 'bet-removed', betId: 'combo' },
      { type: 'unavailable-removed' },
      { type: 'restored', source: 'shared', bets: [] },
      PLACE,
    ]
    for (const event of events) expect(reduceSlip(processing, event), event.type).toBe(processing)
  })

  test('[PICK-3] with a custom bet on the slip a tap changes nothing: its dialog opens instead', () => {
    const custom = aCustomBet()
    expect(after(custom, ...pick(winner))).toBe(custom)
  })
})

describe('where a tap leads', () => {
  const live = outcome('m9', { matchStatus: 1 })
  const on = { isEnabled: true }
  const off = { isEnabled: false }

  test('[PICK-3] a custom bet on the slip opens its dialog, and quick bet is turned off first', () => {
    const custom = aCustomBet()
    expect(tapOutcome(custom, off, live)).toEqual({ kind: 'open-custom-bet', turnsQuickBetOff: false })
    expect(tapOutcome(custom, on, live)).toEqual({ kind: 'open-custom-bet', turnsQuickBetOff: true })
  })

  test('[PICK-4] quick bet takes outcomes of live matches', () => {
    expect(tapOutcome(two, on, live)).toEqual({ kind: 'quick-bet', turnsQuickBetOff: false })
    expect(tapOutcome(two, off, live)).toEqual({ kind: 'toggle', turnsQuickBetOff: false })
  })

  test('[PICK-5] any other tap turns quick bet off and toggles', () => {
    expect(tapOutcome(two, on, home)).toEqual({ kind: 'toggle', turnsQuickBetOff: true })
    expect(tapOutcome(aSlip(), on, outcome('m9', { matchStatus: 2 }))).toEqual({
      kind: 'toggle',
      turnsQuickBetOff: true,
    })
  })

  test('[PICK-2] while a bet is in progress a tap is ignored and leaves quick bet alone', () => {
    expect(tapOutcome(processing, on, home)).toEqual({ kind: 'toggle', turnsQuickBetOff: false })
    expect(tapOutcome(processing, on, live)).toEqual({ kind: 'toggle', turnsQuickBetOff: false })
  })
})

describe('bet type changes', () => {
  test('[TYPE-1] single splits into one bet for each selection, with nothing staked', () => {
    const slip = after(three, chosen('single'))
    expect(shape(slip)).toBe('single(m1) + single(m2) + single(m3)')
    expect(totalStake(slip)).toEqual(money(0))
    expect(new Set(slip.bets.map(bet => bet.id)).size).toBe(3)
  })

  test('[TYPE-2] combo merges, at the first stake there is', () => {
    const singles = after(three, chosen('single'))
    const slip = after(
      singles,
      stake(300, singles.bets[1]!.id),
      stake(500, singles.bets[2]!.id),
      chosen('combo'),
    )
    expect(shape(slip)).toBe('combo(m1 m2 m3)')
    expect(totalStake(slip)).toEqual(money(300))
  })

  test('[TYPE-5] returning from singles restores the stake if none was set since', () => {
    const singles = after(three, chosen('single'))
    expect(totalStake(after(singles, chosen('combo')))).toEqual(money(1000))
    expect(totalStake(after(singles, ...pick(fourth), chosen('system')))).toEqual(money(1000))
    const [first, second] = singles.bets
    expect(totalStake(after(singles, stake(300, second!.id), chosen('combo')))).toEqual(money(300))
    expect(totalStake(after(singles, stake(300, first!.id), stake(0, first!.id), chosen('combo')))).toEqual(
      money(0),
    )
    const wanted = after(three, { type: 'potential-win-set', betId: 'combo', potentialWin: 5000 })
    expect(after(wanted, chosen('single'), chosen('combo'))).toEqual(wanted)
    expect(after(three, chosen('single'), chosen('combo'))).toEqual(three)
    const emptied = after(singles, ...pick(home, over), ...pick(home))
    expect(totalStake(emptied)).toEqual(money(0))
  })

  test('[TYPE-3] system builds from the system types', () => {
    expect(shape(after(three, chosen('system')))).toBe('2/3(m1 m2 m3)')
    const four = after(three, ...pick(fourth))
    expect(shape(after(four, chosen('system', '3/4')))).toBe('3/4(m1 m2 m3 m4)')
    expect(shape(after(four, chosen('system', '3/4'), chosen('system', '2/4')))).toBe('2/4(m1 m2 m3 m4)')
    const system = after(three, chosen('system'))
    expect(after(system, chosen('system'))).toBe(system)
    expect(after(system, chosen('system', '2/3'))).toBe(system)
    const none = after(three, { type: 'settings-received', systemTypes: [] })
    expect(after(none, chosen('system'))).toBe(none)
  })

  test.each([
    ['combo of one', one, 'combo', 'TYPE-4'],
    ['system of two', two, 'system', 'TYPE-4'],
    ['single of none', aSlip(), 'single', 'TYPE-4'],
    ['custom bet', two, 'custom_bet', 'TYPE-4'],
    [
      'singles where the provider has none',
      after(aSlip({ multiSingle: {} }), ...pick(home, over)),
      'single',
      'SLIP-5',
    ],
    [
      'system with oddin',
      after(
        aSlip(),
        ...pick(cyber, outcome('c2', { provider: 'oddin' }), outcome('c3', { provider: 'oddin' })),
      ),
      'system',
      'SLIP-8',
    ],
  ] as const)('[TYPE-4] %s is not allowed, and the slip stays', (_, slip, type, rule) => {
    expect(typeRefusal(slip, type)?.id).toBe(rule)
    expect(after(slip, chosen(type))).toBe(slip)
  })

  test('[TYPE-4] the type it already has changes nothing', () => {
    expect(after(one, chosen('single'))).toBe(one)
    expect(after(two, chosen('combo'))).toBe(two)
  })
})
