/**
 * The ladder of prices (reference/domain.md g, rounding): below `upTo`, prices are multiples of `step`; in thousandths.
 */
const STEPS = [
  { upTo: 2000, step: 10 },
  { upTo: 3000, step: 20 },
  { upTo: 4000, step: 50 },
  { upTo: 6000, step: 100 },
  { upTo: 10_000, step: 200 },
  { upTo: 20_000, step: 500 },
  { upTo: 30_000, step: 1000 },
  { upTo: 50_000, step: 2000 },
  { upTo: 100_000, step: 5000 },
  { upTo: Number.POSITIVE_INFINITY, step: 10_000 },
]

export const ODDS_MIN = 1010
export const ODDS_MAX = 1_000_000

/**
 * The grid price nearest to `odds` (thousandths) that is not above `fair`, so that no combination of prices guarantees
 * a profit, whatever markets it is picked from. The result may be below {@link ODDS_MIN}: such an outcome is not
 * offered.
 */
export function toPriceGrid(odds: number, fair: number): number {
  if (odds >= ODDS_MAX) return ODDS_MAX
  const { step } = STEPS.find(({ upTo }) => odds < upTo)!
  const nearest = Math.round(odds / step) * step
  return nearest > fair ? Math.floor(odds / step) * step : nearest
}
