import { toOdds, type Odds } from '@touchline/domain/odds'
import { ODDS_MIN, toPriceGrid } from '../odds/priceGrid.ts'
import type { ParamsOf, PlayOf, SportKey } from '../sports.ts'
import type { PricedMarket } from '../types.ts'
import { bookOf } from './bookOf.ts'
import type { BookLeg, CustomBook, CustomLeg } from './customBook.ts'

/** Maximum selections in one custom bet (reference/domain.md b). */
const CUSTOM_LEGS_MAX = 10

/**
 * The price of a custom bet, or why it has none. `probability` is the fair chance that every leg wins, 0..1. `leg` is
 * the index of the first leg at fault.
 * - `too-many`: more than ten legs.
 * - `not-offered`: a leg that takes no bets in this state: unknown, removed or already decided.
 * - `too-certain`: every leg can be bet on, but together they are almost certain. No leg is at fault.
 * - `not-allowed`: a leg that can be refunded, the same leg twice, or legs without a joint chance in the sport's model.
 * - `contradiction`: according to the model, the legs cannot all win.
 */
export type CustomPrice =
  | { readonly ok: true; readonly odds: Odds; readonly probability: number }
  | {
      readonly ok: false
      readonly kind: 'contradiction' | 'too-certain' | 'not-offered' | 'not-allowed' | 'too-many'
      readonly leg?: number
    }

/**
 * The markets whose outcomes can be combined in this state, as `priceMatch` prices them. Markets that can refund (whole
 * and quarter lines, draw no bet) are left out: a joint price cannot be split when one leg pays half or is refunded, so
 * every leg must win or lose. Markets without joint chances in the sport's model are left out too.
 */
export function customMarkets<Key extends SportKey>(
  sportKey: Key,
  params: ParamsOf<Key>,
  state: PlayOf<Key>,
): readonly PricedMarket[] {
  return bookOf(sportKey, params, state).markets()
}

/**
 * Prices outcomes of one match together, with the model that prices the match: P is the chance that all legs win, and
 * the odds are the product of what each leg's own price pays back on average (its chance times its odds, at most 1)
 * over P, on the price grid (reference/domain.md b). So the odds are never above 1
 * P; positively correlated legs pay less than their product and negatively correlated ones more; a single leg has its
 * own price. A leg that is implied by others adds only its margin and never raises the odds. The order of the legs does
 * not matter.
 */
export function priceCustomBet<Key extends SportKey>(
  sportKey: Key,
  params: ParamsOf<Key>,
  state: PlayOf<Key>,
  legs: readonly CustomLeg[],
): CustomPrice {
  if (legs.length > CUSTOM_LEGS_MAX) return { ok: false, kind: 'too-many', leg: CUSTOM_LEGS_MAX }
  const book = bookOf(sportKey, params, state)
  const found: BookLeg[] = []
  for (const [i, leg] of legs.entries()) {
    const known = book.legOf(leg)
    if (typeof known === 'string') return { ok: false, kind: known, leg: i }
    if (found.includes(known)) return { ok: false, kind: 'not-allowed', leg: i }
    found.push(known)
  }
  return jointPrice(book, found)
}

/**
 * The outcomes that can be added to these legs so that a price exists. Empty where the legs have no price themselves.
 */
export function combinableWith<Key extends SportKey>(
  sportKey: Key,
  params: ParamsOf<Key>,
  state: PlayOf<Key>,
  legs: readonly CustomLeg[],
): readonly CustomLeg[] {
  if (legs.length >= CUSTOM_LEGS_MAX) return []
  const book = bookOf(sportKey, params, state)
  const found = legs.map(book.legOf).filter(leg => typeof leg !== 'string')
  if (found.length < legs.length) return []
  return book.markets().flatMap(({ marketId, specifier, outcomes }) =>
    outcomes
      .map(({ id }) => ({ marketId, specifier, outcomeId: id }))
      .filter(candidate => {
        const leg = book.legOf(candidate)
        if (typeof leg === 'string' || found.includes(leg)) return false
        const all = [...found, leg]
        const probability = book.joint(all)
        return probability !== undefined && probability > 0 && jointOdds(all, probability) !== undefined
      }),
  )
}

function jointPrice(book: CustomBook, legs: readonly BookLeg[]): CustomPrice {
  const { joint } = book
  const probability = joint(legs)
  if (probability === undefined) {
    return { ok: false, kind: 'not-allowed', leg: firstWhere(legs, some => joint(some) === undefined) }
  }
  if (probability === 0) {
    return { ok: false, kind: 'contradiction', leg: firstWhere(legs, some => joint(some) === 0) }
  }
  const odds = jointOdds(legs, probability)
  return odds === undefined ? { ok: false, kind: 'too-certain' } : { ok: true, odds, probability }
}

/** The odds of legs that win together with this chance; undefined where that is too certain for the price grid. */
function jointOdds(legs: readonly BookLeg[], probability: number): Odds | undefined {
  // Sorted, so that rounding does not depend on the order of the legs.
  const shares = legs.map(({ odds, chance }) => Math.min(1, (odds * chance) / 1000)).toSorted((a, b) => a - b)
  const paysBack = shares.reduce((product, share) => product * share, 1000)
  const odds = toPriceGrid(paysBack / probability, 1000 / probability)
  return odds < ODDS_MIN ? undefined : toOdds(odds)
}

/** Index of the leg at which the problem starts. */
function firstWhere(legs: readonly BookLeg[], isTrouble: (some: readonly BookLeg[]) => boolean): number {
  return legs.findIndex((_, i) => isTrouble(legs.slice(0, i + 1)))
}
