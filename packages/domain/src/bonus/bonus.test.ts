import { expect, test } from 'vitest'

import { money } from '../testing/builders.ts'
import type { BetBonus, BonusType } from './index.ts'
import { BONUS_TYPES, fallbackBonus, isFreebet, isSettableBonus, paidOf, spendsBalance } from './index.ts'

const aBonus = (type: BonusType): BetBonus => ({ id: type, type })

test('[SLIP-14] the three freebets bring their own stake, nothing else does', () => {
  expect(BONUS_TYPES.filter(isFreebet)).toEqual(['freebet_no_risk', 'freebet_all_win', 'freebet_only_win'])
})

test('[SLIP-16] three freebets, hunting and tournament are put on a bet by hand; a comboboost is not', () => {
  expect(BONUS_TYPES.filter(isSettableBonus)).toEqual([
    'freebet_no_risk',
    'freebet_all_win',
    'freebet_only_win',
    'hunting',
    'tournament',
  ])
})

test.each([
  [['comboboost', 'tournament', 'hunting'], 'hunting'],
  [['comboboost', 'tournament'], 'tournament'],
  [['freebet_all_win', 'comboboost'], 'comboboost'],
  [['freebet_all_win', 'lootbox', 'jackpot'], undefined],
  [[], undefined],
] as const)('[SLIP-15] of %j, %s takes the place of a bonus that went', (types, fallback) => {
  expect(fallbackBonus(types.map(aBonus))?.type).toBe(fallback)
})

test.each([
  // type             spends  10.00 at 4.00 pays (reference/domain.md e)
  [undefined, true, 4000],
  ['comboboost', true, 4000],
  ['hunting', true, 4000],
  ['freebet_no_risk', true, 4000],
  ['freebet_all_win', false, 4000],
  ['freebet_only_win', false, 3000],
] as const)(
  '[BONUS-1] [BONUS-2] %s spends the balance: %s, and 10.00 at 4.00 pays %i',
  (type, spends, paid) => {
    const bonus = type && { ...aBonus(type), freebetStake: money(1000) }
    expect(spendsBalance(bonus)).toBe(spends)
    expect(paidOf(4000, 1000, bonus)).toBe(paid)
  },
)

test('[BONUS-1] an only-win freebet never pays less than nothing', () => {
  expect(paidOf(400, 1000, aBonus('freebet_only_win'))).toBe(0)
})
