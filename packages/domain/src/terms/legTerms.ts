import type { LegTerm } from './betTerm.ts'
import { term } from './term.ts'
import type { TermLeg } from './familyTerms.ts'
import { familyTerms } from './familyTerms.ts'
import { countsRegularTime, familyOf } from './marketFamily.ts'

/**
 * What makes one leg win, lose or be refunded, in reading order ([TERMS-1]). A market without its own terms, or an
 * invalid line, gets the general terms: nothing is guessed ([TERMS-10]).
 */
export function legTerms(leg: TermLeg): readonly LegTerm[] {
  const family = familyOf(leg.marketId)
  const own = family && familyTerms(family, leg)
  return [...(own ?? generalTerms(leg)), ...scopeTerms(leg)]
}

function generalTerms({ outcomeName: pick, marketName: market }: TermLeg): readonly LegTerm[] {
  const values = { pick, market }
  return [term('win', 'terms.any.win', values), term('lose', 'terms.any.lose', values)]
}

function scopeTerms({ marketId }: TermLeg): readonly LegTerm[] {
  return countsRegularTime(marketId) ? [term('win', 'terms.regular-time')] : []
}
