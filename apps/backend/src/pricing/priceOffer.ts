import { MARKET_STATUS } from '@touchline/domain/market'
import { toOdds } from '@touchline/domain/odds'
import { descriptorOf } from './descriptors/index.ts'
import { ODDS_MAX, ODDS_MIN, toPriceGrid } from './odds/priceGrid.ts'
import { powerMargin } from './odds/powerMargin.ts'
import { joinSpecifier, readSpecifierValues } from './describing/specifier.ts'
import type { Distribution, Ladder, Offer, OutcomeRule, PricedMarket } from './types.ts'

/** Margins by kind of market (reference/domain.md g: 5-6% on main lines, 8-12% on side markets). */
const MARGINS = { main: 0.055, side: 0.085, long: 0.12 }
/** Lines of a ladder outside this window are almost decided and are not offered. */
const LINE_CHANCE_MIN = 0.03

/** Prices every line of an offer from the chances of its space. */
export function priceOffer(offer: Offer, chances: Distribution): PricedMarket[] {
  if (!offer.ladder) {
    const priced = priceLine(offer, offer.prefix ?? '', chances)
    return priced ? [priced] : []
  }
  const lines = linesOf(offer.ladder, chances)
    .map(line => priceLine(offer, joinSpecifier(offer.prefix, `${offer.ladder!.key}=${line}`), chances))
    .filter(priced => priced !== undefined)
    .filter(({ outcomes }) =>
      outcomes.every(outcome => outcome.active && outcome.probability > LINE_CHANCE_MIN),
    )
  const balanced = mostBalanced(lines)
  return lines.map(line =>
    line === balanced
      ? { ...line, mostBalanced: true, place: offer.place ?? null }
      : { ...line, place: null },
  )
}

function priceLine(offer: Offer, specifier: string, chances: Distribution): PricedMarket | undefined {
  const { rule, priority } = descriptorOf(offer.marketId)
  const rules = rule(readSpecifierValues(specifier))
  const fair = rules.map(outcome => fairChance(outcome, chances))
  // One outcome has all of the probability: the market is decided and not offered.
  if (fair.some(p => p > 1 - 1e-9) && fair.filter(p => p > 1e-9).length < 2) return undefined
  const implied = powerMargin(fair, MARGINS[offer.margin])
  const outcomes = rules.map(({ id }, i) => {
    const odds = fair[i]! > 0 ? toPriceGrid(1000 / implied[i]!, 1000 / fair[i]!) : ODDS_MAX
    return {
      id,
      probability: fair[i]!,
      odds: toOdds(Math.max(ODDS_MIN, odds)),
      active: fair[i]! > 1e-6 && odds >= ODDS_MIN,
    }
  })
  return {
    marketId: offer.marketId,
    specifier,
    status: outcomes.some(outcome => outcome.active) ? MARKET_STATUS.allowed : MARKET_STATUS.suspended,
    priority,
    mostBalanced: false,
    place: offer.place ?? null,
    outcomes,
  }
}

/**
 * Fair chance of an outcome without its refunds: 1
 * the odds at which a stake breaks even on average.
 */
function fairChance({ grade }: OutcomeRule, { home, away, p }: Distribution): number {
  let win = 0
  let back = 0
  for (let i = 0; i < p.length; i++) {
    const got = grade(home[i]!, away[i]!)
    if (got === 2) win += p[i]!
    else if (got === 1) {
      win += p[i]! / 2
      back += p[i]! / 2
    } else if (got === 0) back += p[i]!
    else if (got === -1) back += p[i]! / 2
  }
  return back < 1 ? win / (1 - back) : 0
}

/** Lines around the expected value. Totals use half values, handicaps the ladder's own step. */
function linesOf({ key, of, step, reach }: Ladder, { home, away, p }: Distribution): number[] {
  let mean = 0
  for (let i = 0; i < p.length; i++) mean += p[i]! * statistic(of, home[i]!, away[i]!)
  const centre =
    key === 'total' ? Math.max(0, Math.floor(mean / step) * step) + 0.5 : -Math.round(mean / step) * step
  // Whole handicaps in sports without draws only refund, so their ladders use half values.
  const offset = key === 'hcp' && step >= 1 ? 0.5 : 0
  const lines = Array.from({ length: reach * 2 + 1 }, (_, i) => centre + offset + (i - reach) * step)
  return key === 'total' ? lines.filter(line => line > 0) : lines.map(line => line + 0)
}

function statistic(of: Ladder['of'], home: number, away: number): number {
  if (of === 'sum') return home + away
  if (of === 'difference') return home - away
  return of === 'home' ? home : away
}

function mostBalanced(lines: readonly PricedMarket[]): PricedMarket | undefined {
  const gap = ({ outcomes }: PricedMarket) => Math.abs(outcomes[0]!.probability - outcomes[1]!.probability)
  return lines.reduce<PricedMarket | undefined>(
    (best, line) => (!best || gap(line) < gap(best) ? line : best),
    undefined,
  )
}
