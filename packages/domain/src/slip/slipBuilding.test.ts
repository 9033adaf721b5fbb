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
import { reduceSlip, selectionsOf, totalStake, typeRefusal, selectedKeys } from './index.ts'

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
    expect(totalStake(after(singles, chosen('combo')))).toEqual(money(0))
  })

  test('[TYPE-3] system builds from the system types', () => {
    expect(shape(after(three, chosen('system')))).toBe('2/3(m1 m2 m3)')
    const four = after(three, ...pick(fourth))
    expect(shape(after(four, chosen('system', '3/4')))).toBe('3/4(m1 m2 m3 m4)')
    expect(shape(after(four, chosen('system', '3/4'), chosen('system', '2/4')))).toBe('2/4(m1 m2 m3 m4)')
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
