import type { BetType } from './bet.ts'

/** Older names of a combo, by its number of legs (spec section 3, Bet). */
export const COMBO_NAMES = ['double', 'treble', 'accumulator'] as const
type ComboName = (typeof COMBO_NAMES)[number]

/** Bet type from any of its names: double, treble and accumulator are combos ([BET-1]). */
export function toBetType(name: BetType | ComboName): BetType {
  return isComboName(name) ? 'combo' : name
}

function isComboName(name: string): name is ComboName {
  return COMBO_NAMES.some(known => known === name)
}
