import type { Brand } from '../brand/index.ts'

/** Decimal odds as an integer scaled by 1000: 2350 is 2.35. Never below 1000 (spec section 9, odds scale). */
export type Odds = Brand<number, 'odds/1000'>

/** Scale of {@link Odds} and of bonus odds: 1050 is x1.05 (spec section 9; reference/domain.md e). */
export const ODDS_SCALE = 1000

/** The seven formats of spec section 9. */
export const ODDS_TYPES = [
  'european',
  'british',
  'hongkong',
  'american',
  'indonesian',
  'malaysian',
  'percent',
] as const

/** A way to write odds (spec section 3, odds formats). */
export type OddsType = (typeof ODDS_TYPES)[number]

/** How the player wants moved prices handled when placing (spec section 4, odds-change acceptance). */
export const ODDS_ACCEPT_MODES = ['none', 'higher', 'any'] as const

/** Which odds changes a player accepts without confirming them: `none`, `higher` or `any`. */
export type OddsAcceptMode = (typeof ODDS_ACCEPT_MODES)[number]

/**
 * The mode of a bettor who has not chosen one, on a site that configures no other ([ACCEPT-7]): better odds are
 * accepted silently.
 */
export const DEFAULT_ACCEPT_MODE: OddsAcceptMode = 'higher'

/** Odds from an integer scaled by 1000. Throws a RangeError on fractions and on values below 1000. */
export function toOdds(scaled: number): Odds {
  if (!Number.isSafeInteger(scaled) || scaled < ODDS_SCALE) {
    throw new RangeError(`Odds are whole thousandths, 1000 or more; got ${scaled}.`)
  }
  return scaled as Odds
}
