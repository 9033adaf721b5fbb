import type { BetType } from '../bet/index.ts'
import type { Money } from '../money/index.ts'
import type { BonusOdds } from '../odds/index.ts'

/** Bonus types (spec section 3, Bonus). The bare `freebet` of the specification is the family of the three below. */
export const BONUS_TYPES = [
  'comboboost',
  'freebet_no_risk',
  'freebet_all_win',
  'freebet_only_win',
  'hunting',
  'tournament',
  'lootbox',
  'jackpot',
] as const

/** The effect of a bonus on a bet. */
export type BonusType = (typeof BONUS_TYPES)[number]

/** A bonus on a bet, or available for it (spec section 3, Bet: availableBonuses). */
export type BetBonus = {
  readonly id: string
  readonly type: BonusType
  /** Comboboost only: the factor on the combined odds. */
  readonly odds?: BonusOdds
  /** Freebets only: it can only be staked as a whole. */
  readonly freebetStake?: Money
}

/** Whether a bonus of this type brings its own stake ([SLIP-14]). */
export function isFreebet(type: BonusType): boolean {
  return type.startsWith('freebet_')
}

/**
 * Whether the bettor can put it on a bet by hand ([SLIP-16]). A comboboost applies automatically; the others are never
 * on a bet.
 */
export function isSettableBonus(type: BonusType): boolean {
  return isFreebet(type) || type === 'hunting' || type === 'tournament'
}

/**
 * Whether a comboboost can be on a bet of this type: it multiplies the product of all legs, which a combo has and which
 * a custom bet's joint price represents; singles and systems have none ([BONUS-4]).
 */
export function takesBoost(type: BetType): boolean {
  return type === 'combo' || type === 'custom_bet'
}

/** The bonus that replaces one that is gone: hunting, else tournament, else comboboost ([SLIP-15]). */
export function fallbackBonus(available: readonly BetBonus[]): BetBonus | undefined {
  const byType = (type: BonusType) => available.find(bonus => bonus.type === type)
  return byType('hunting') ?? byType('tournament') ?? byType('comboboost')
}
