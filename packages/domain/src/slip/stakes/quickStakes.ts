import type { Slip } from '../slip.ts'

/** Maximum number of quick stakes: they fit in one row ([STAKE-2]). */
export const QUICK_STAKES_MAX = 4
/** Default units where neither the player nor the site has chosen any. */
const USUAL_UNITS = [5, 10, 20, 50]

/** Quick stakes in subunits: the player's own for this currency, else the defaults in fiat ([STAKE-2]). */
export function quickStakes(
  known: Readonly<Record<string, readonly number[]>>,
  { code, subunits, fiat }: Slip['currency'],
): readonly number[] {
  const own = known[code]
  if (own && own.length > 0) return own.slice(0, QUICK_STAKES_MAX)
  return fiat ? USUAL_UNITS.map(units => units * subunits) : []
}

/**
 * The stake one step up or down from here, in subunits: to the next whole step, so that 12.30 steps to 15 and 10, and
 * never below 0. A step is the smallest quick stake, or one unit; for a crypto currency, whose units are large, a
 * ten-thousandth ([STAKE-3]).
 */
export function steppedStake(
  value: number,
  by: 1 | -1,
  offered: readonly number[],
  { subunits, fiat }: Pick<Slip['currency'], 'subunits' | 'fiat'>,
): number {
  const size = offered.length > 0 ? Math.min(...offered) : fiat ? subunits : subunits / 10_000
  return by === 1 ? (Math.floor(value / size) + 1) * size : Math.max(0, (Math.ceil(value / size) - 1) * size)
}
