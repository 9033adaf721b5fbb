import type { BetType } from './bet.ts'
import { BET_TYPES } from './bet.ts'

const COMBO_NAMES = ['double', 'treble', 'accumulator']

/** Bet type from any of its names: double, treble and accumulator are combos (spec section 3, Bet; [BET-1]). */
export function toBetType(name: string): BetType | undefined {
  return COMBO_NAMES.includes(name) ? 'combo' : BET_TYPES.find(type => type === name)
}
