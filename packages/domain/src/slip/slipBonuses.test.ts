import { describe, expect, test } from 'vitest'

import type { BetBonus } from '../bonus/index.ts'
import { after, aSlip, JPY, money, pick, PLACE, priceMoved, stake } from '../testing/builders.ts'
import {
  accepted,
  allWin,
  boost,
  bonuses,
  chosen,
  customBetSet,
  fourth,
  home,
  hunting,
  namedBet,
  noRisk,
  one,
  onlyWin,
  over,
  three,
  tournament,
  two,
  bonusUsed,
  reloaded,
} from '../testing/slips.ts'
import type { DraftBet, Slip } from './index.ts'
import { betTotals, placementsOf, placeReadiness, totalStake } from './index.ts'

const ALL = [allWin, onlyWin, noRisk, hunting, tournament, boost]
/** A combo of 10.00 that could carry any bonus, the boost on it automatically. */
const offered = after(two, bonuses('combo', ...ALL))
const freebet = after(offered, bonusUsed('combo', 'f1'))
const bonusOn = (slip: Slip) => slip.bets.map(bet => bet.bonus?.id)
const stakes = (slip: Slip) => slip.bets.map(bet => bet.stake.value)

describe('a freebet', () => {
  test('[SLIP-14] sets the stake to its own', () => {
    expect(freebet.bets[0]).toMatchObject({ stake: money(500), stakeSource: 'stake', bonus: allWin })
    const wanted = after(offered, { type: 'potential-win-set', betId: 'combo', potentialWin: 5000 })
    expect(after(wanted, bonusUsed('combo', 'f1')).bets[0]).not.toHaveProperty('wantedWin')
    expect(stakes(after(freebet, bonusUsed('combo', 'f2')))).toEqual([700])
  })

  test('[SLIP-27] removed, it leaves nothing staked: it was never the bettor’s money', () => {
    expect(stakes(after(freebet, bonusUsed('combo', null)))).toEqual([0])
    expect(stakes(after(freebet, bonusUsed('combo', 'h1')))).toEqual([0])
  })

  test('[SLIP-14] has the value that the back end returns now', () => {
    const raised = { ...allWin, freebetStake: money(800) }
    expect(stakes(after(freebet, bonuses('combo', raised)))).toEqual([800])
    expect(after(freebet, bonuses('combo', ...ALL))).toBe(freebet)
  })

  test('[BONUS-1] shows what it would pay: an only-win freebet keeps its stake back', () => {
    // 2.05 x 1.72 = 3.526
    const returns = (id: string) => betTotals(after(offered, bonusUsed('combo', id)).bets[0]!)!.returns
    expect(['f1', 'f2', 'f3'].map(returns)).toEqual([1763, 2468 - 700, 3173])
  })

  test('[BONUS-1] so does a system, at both ends', () => {
    const system = after(three, chosen('system'), bonuses('system', onlyWin), bonusUsed('system', 'f2'))
    const plain = after(three, chosen('system'), stake(700))
    const { returns, minReturns } = betTotals(plain.bets[0]!)!
    expect(betTotals(system.bets[0]!)).toMatchObject({
      returns: returns - 700,
      minReturns: Math.max(0, minReturns! - 700),
    })
  })

  test('[BONUS-2] of the operator’s money needs no balance; a no-risk bet does', () => {
    const broke = { isSignedIn: true, balance: money(100) }
    const kinds = ['f1', 'f2', 'f3'].map(id => placeReadiness(after(offered, bonusUsed('combo', id)), broke))
    expect(kinds).toEqual([
      { kind: 'ready', total: money(500) },
      { kind: 'ready', total: money(700) },
      { kind: 'deposit', missing: money(800) },
    ])
  })

  test('[BONUS-3] is removed when a stake is typed, because it is spent whole or not at all', () => {
    const typed = after(freebet, stake(300))
    expect([stakes(typed), bonusOn(typed)]).toEqual([[300], ['c1']])
    const wanted = after(freebet, { type: 'potential-win-set', betId: 'combo', potentialWin: 5000 })
    expect(bonusOn(wanted)).toEqual(['c1'])
    const perLine = after(freebet, { type: 'stake-per-line-set', betId: 'combo', perLine: 40 })
    expect([stakes(perLine), bonusOn(perLine)]).toEqual([[40], ['c1']])
    expect(bonusOn(after(offered, bonusUsed('combo', 'h1'), stake(300)))).toEqual(['h1'])
  })

  test('[BONUS-6] pays for one bet: chosen for another it leaves the first', () => {
    const singles = after(two, chosen('single'))
    const [a, b] = singles.bets.map(bet => bet.id) as [string, string]
    const both = after(singles, bonuses(a, allWin, hunting), bonuses(b, allWin, hunting))
    const first = after(both, bonusUsed(a, 'f1'))
    expect([bonusOn(first), stakes(first)]).toEqual([
      ['f1', undefined],
      [500, 0],
    ])
    const second = after(first, bonusUsed(b, 'f1'))
    expect([bonusOn(second), stakes(second)]).toEqual([
      [undefined, 'f1'],
      [0, 500],
    ])
    expect(bonusOn(after(both, bonusUsed(a, 'h1'), bonusUsed(b, 'h1')))).toEqual(['h1', 'h1'])
  })

  test('[PLACE-14] that could win no more than itself is not placed', () => {
    const worthless = after(
      aSlip({ mode: 'any' }),
      ...pick(home),
      bonuses(one.bets[0]!.id, allWin, hunting),
      bonusUsed(one.bets[0]!.id, 'f1'),
      priceMoved(home, 1000),
    )
    const block = { kind: 'no-gain', betId: one.bets[0]!.id }
    expect(placeReadiness(worthless, { isSignedIn: true })).toEqual(block)
    expect(after(worthless, PLACE)).toBe(worthless)
    expect(placeReadiness(after(worthless, priceMoved(home, 1002)), { isSignedIn: true }).kind).toBe('ready')
    // Own money may be staked at any odds.
    expect(placeReadiness(after(worthless, stake(500)), { isSignedIn: true }).kind).toBe('ready')
  })
})

describe('bonuses that come and go', () => {
  test('[SLIP-15] one that is gone gives way to hunting, tournament or comboboost', () => {
    const on = after(offered, bonusUsed('combo', 't1'))
    expect(bonusOn(after(on, bonuses('combo', allWin, boost, hunting)))).toEqual(['h1'])
    expect(bonusOn(after(on, bonuses('combo', allWin, boost)))).toEqual(['c1'])
    expect(bonusOn(after(on, bonuses('combo', allWin)))).toEqual([undefined])
    expect(stakes(after(on, bonuses('combo', hunting)))).toEqual([1000])
  })

  test('[SLIP-28] a freebet that is gone takes its stake along', () => {
    const gone = after(freebet, bonuses('combo', hunting))
    expect([bonusOn(gone), stakes(gone)]).toEqual([['h1'], [0]])
    expect(stakes(after(freebet, bonuses('combo')))).toEqual([0])
  })

  test('[SLIP-16] freebets, hunting and tournament are chosen by hand, a comboboost is not', () => {
    const bare = after(two, bonuses('combo', allWin, hunting, tournament))
    expect(bonusOn(bare)).toEqual([undefined])
    for (const id of ['f1', 'h1', 't1']) expect(bonusOn(after(bare, bonusUsed('combo', id)))).toEqual([id])
    expect(after(offered, bonusUsed('combo', 'h1'), bonusUsed('combo', 'c1')).bets[0]!.bonus).toEqual(hunting)
    expect(after(bare, bonusUsed('combo', 'x'))).toBe(bare)
    expect(after(bare, bonusUsed('single', 'f1'))).toBe(bare)
    const others = [{ id: 'l1', type: 'lootbox' } as const, { id: 'j1', type: 'jackpot' } as const]
    expect(after(two, bonuses('combo', ...others)).bets[0]!.availableBonuses).toEqual([])
  })

  test('[BONUS-4] a comboboost applies automatically and multiplies odds, returns and the placed bet', () => {
    const [bet] = offered.bets
    // 2.05 x 1.72 x 1.05 = 3.7023
    expect(betTotals(bet!)).toMatchObject({ odds: 3700, returns: 3702 })
    expect(placementsOf(bet!)[0]!.bonus).toEqual(boost)
    expect(betTotals(two.bets[0]!)).toMatchObject({ odds: 3530, returns: 3526 })
    expect(bonusOn(after(offered, bonusUsed('combo', 'h1'), bonusUsed('combo', null)))).toEqual(['c1'])
    expect(after(offered, bonusUsed('combo', null))).toBe(offered)
    const wanted = after(two, { type: 'potential-win-set', betId: 'combo', potentialWin: 7405 })
    expect([stakes(wanted), stakes(after(wanted, bonuses('combo', boost)))]).toEqual([[2100], [2000]])
  })

  test('[BONUS-4] a boost multiplies one product, so systems and singles have none', () => {
    expect(bonusOn(after(one, bonuses(one.bets[0]!.id, boost)))).toEqual([undefined])
    expect(bonusOn(after(three, chosen('system'), bonuses('system', boost)))).toEqual([undefined])
    const custom = after(aSlip(), customBetSet, stake(1000), bonuses('custom_bet', boost))
    expect(betTotals(custom.bets[0]!)).toMatchObject({ odds: 2730, returns: 2730 })
  })

  test.each([
    [{ ...boost, odds: 999 }],
    [{ ...boost, odds: 1050.5 }],
    [{ id: 'c1', type: 'comboboost' }],
    [{ ...allWin, freebetStake: money(500, JPY) }],
    [{ ...allWin, freebetStake: money(0) }],
    [{ ...allWin, freebetStake: { ...money(5), value: 0.5 } }],
    [{ ...allWin, freebetStake: { ...money(5), subunits: 1000 } }],
    [{ id: 'f1', type: 'freebet_all_win' }],
  ] as const)('[BONUS-4] what cannot stand on the bet is not offered: %o', bonus => {
    expect(after(two, bonuses('combo', bonus)).bets[0]).toMatchObject({ availableBonuses: [] })
  })

  test.each([{ ...boost, odds: 1000 }, { ...allWin, freebetStake: money(1) }, hunting, tournament])(
    '[BONUS-4] what can stand on the bet is offered: %o',
    bonus => {
      expect(after(two, bonuses('combo', bonus)).bets[0]).toMatchObject({ availableBonuses: [bonus] })
    },
  )

  test('[BONUS-4] a boost that changed multiplies by its current value', () => {
    const raised = after(offered, bonuses('combo', { ...boost, odds: 1100 }))
    expect(betTotals(raised.bets[0]!)!.odds).toBe(3880)
    const another = after(offered, bonuses('combo', { id: 'c1', type: 'hunting' }))
    expect(another.bets[0]!.bonus).toEqual({ id: 'c1', type: 'hunting' })
    expect(after(offered, bonuses('single', hunting))).toBe(offered)
    expect(after(offered, bonusUsed('single', null))).toBe(offered)
  })

  test('[BONUS-4] each bonus is offered once', () => {
    expect(after(two, bonuses('combo', hunting, hunting)).bets[0]!.availableBonuses).toEqual([hunting])
  })

  test('[BONUS-5] a bonus stays with the bet when its legs change; a boost is updated', () => {
    const longer = after(freebet, ...pick(fourth))
    expect([bonusOn(longer), stakes(longer)]).toEqual([['f1'], [500]])
    expect(longer.bets[0]).not.toHaveProperty('availableBonuses')
    expect(bonusOn(after(offered, ...pick(fourth)))).toEqual([undefined])
    const onSingle = after(one, bonuses(one.bets[0]!.id, hunting), bonusUsed(one.bets[0]!.id, 'h1'))
    expect(bonusOn(after(onSingle, stake(0), ...pick(over)))).toEqual(['h1'])
    expect(
      bonusOn(after(three, bonuses('combo', allWin), bonusUsed('combo', 'f1'), chosen('system'))),
    ).toEqual(['f1'])
  })

  test('[BONUS-5] a split drops it, and a freebet’s stake is not restored', () => {
    const singles = after(freebet, chosen('single'))
    expect([bonusOn(singles), stakes(singles)]).toEqual([
      [undefined, undefined],
      [0, 0],
    ])
    expect(stakes(after(singles, chosen('combo')))).toEqual([0])
  })

  test('[BONUS-5] signing out takes every bonus, another currency the freebets', () => {
    const out = after(freebet, { type: 'signed-out' })
    expect(out.bets[0]).toEqual({ ...two.bets[0], stake: money(0) })
    const hunted = after(offered, bonusUsed('combo', 'h1'), { type: 'currency-changed', currency: JPY })
    expect(hunted.bets[0]).not.toHaveProperty('availableBonuses')
    expect(bonusOn(hunted)).toEqual(['h1'])
    expect(bonusOn(after(freebet, { type: 'currency-changed', currency: JPY }))).toEqual(['c1'])
  })

  test('[BONUS-5] a reload keeps it; another player’s slip, or a repeated bet, does not contain it', () => {
    const stored = { type: 'restored', bets: freebet.bets } as const
    const back = after(aSlip(), ...reloaded(...freebet.bets))
    expect([bonusOn(back), stakes(back)]).toEqual([['f1'], [500]])
    for (const source of ['shared', 'reuse'] as const) {
      const other = after(aSlip(), { ...stored, source })
      expect([bonusOn(other), stakes(other)]).toEqual([[undefined], [0]])
    }
    const forged = { ...freebet.bets[0]!, stake: money(5) }
    expect(stakes(after(aSlip(), ...reloaded(forged)))).toEqual([0])
    expect(bonusOn(after(aSlip(), ...reloaded(...offered.bets)))).toEqual([undefined])
    expect(stakes(after(aSlip({ currency: JPY }), ...reloaded(...freebet.bets)))).toEqual([0])
  })

  test('[BONUS-5] only a bonus that a bettor can have chosen is restored from storage', () => {
    const stored = (bonus: BetBonus) => after(aSlip(), ...reloaded({ ...two.bets[0]!, bonus }))
    expect([bonusOn(stored(hunting)), stakes(stored(hunting))]).toEqual([['h1'], [1000]])
    for (const bonus of [boost, { id: 'l1', type: 'lootbox' } as const]) {
      expect([bonusOn(stored(bonus)), stakes(stored(bonus))]).toEqual([[undefined], [1000]])
    }
    expect(after(aSlip(), { type: 'signed-out' })).toEqual(aSlip())
    expect(after(two, { type: 'signed-out' })).toBe(two)
  })

  test('[BONUS-6] a stored freebet pays for one bet only', () => {
    const singles = after(two, chosen('single')).bets.map(bet => ({
      ...bet,
      bonus: allWin,
      stake: money(500),
    }))
    const back = after(aSlip(), ...reloaded(...singles))
    expect([bonusOn(back), stakes(back)]).toEqual([
      ['f1', undefined],
      [500, 0],
    ])
    const restored = (...bets: DraftBet[]) => after(aSlip(), ...reloaded(...bets))
    const both = restored(singles[0]!, { ...singles[1]!, bonus: onlyWin, stake: money(700) })
    expect(bonusOn(both)).toEqual(['f1', 'f2'])
    expect(stakes(both)).toEqual([500, 700])
    expect(bonusOn(restored(...singles.map(bet => ({ ...bet, bonus: hunting }))))).toEqual(['h1', 'h1'])
  })

  test('[BONUS-7] a named bet is several bets and carries none', () => {
    const named = after(three, bonuses('combo', allWin), bonusUsed('combo', 'f1'), namedBet('trixie'))
    expect([bonusOn(named), stakes(named)]).toEqual([[undefined], [0]])
    expect(after(named, bonuses('system', ...ALL)).bets[0]!.availableBonuses).toEqual([])
  })

  test('[BONUS-5] while a bet is on its way its bonus may still go, and the bet keeps what it went out with', () => {
    const placing = after(freebet, PLACE)
    const announced = after(placing, bonuses('combo', hunting))
    expect(announced.state).toMatchObject({
      status: 'PROCESSING',
      bets: [{ bonus: allWin, stake: money(500) }],
    })
    expect(after(announced, accepted).bets).toEqual([])
    expect(totalStake(announced)).toEqual(money(0))
    expect(after(placing, bonusUsed('combo', null))).toBe(placing)
  })
})
