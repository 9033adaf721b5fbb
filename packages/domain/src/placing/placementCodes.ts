/** Why a bet is not placed. */
export type PlacementRefusalKind =
  | 'odds-moved'
  | 'custom-odds-moved'
  | 'leg-suspended'
  | 'leg-unavailable'
  | 'cannot-combine'
  | 'no-legs'
  | 'no-stake'
  | 'stake-too-low'
  | 'stake-too-high'
  | 'win-too-high'
  | 'wrong-currency'
  | 'not-enough-money'
  | 'system-too-large'
  | 'bonus-unavailable'
  | 'no-gain'

/**
 * Codes on the wire ([PLACE-6]). 101 and 120 are the specification's (section 8), which also uses 118; the others are
 * ours and do not overlap with it.
 */
export const PLACEMENT_CODES: Readonly<Record<PlacementRefusalKind, number>> = {
  'odds-moved': 101,
  'custom-odds-moved': 120,
  'leg-suspended': 102,
  'leg-unavailable': 103,
  'cannot-combine': 104,
  'no-legs': 105,
  'no-stake': 106,
  'stake-too-low': 107,
  'stake-too-high': 108,
  'win-too-high': 109,
  'wrong-currency': 110,
  'not-enough-money': 111,
  'system-too-large': 112,
  'bonus-unavailable': 113,
  'no-gain': 114,
}

/** Brazilian municipality not found (spec section 8): comes from an operator's own back end. */
const MUNICIPALITY_CODE = 118

/** The catalogue key of a code's message (spec section 8, bet placement codes; [PLACE-7]). */
export function placementMessageKey(code: number): string {
  switch (code) {
    case PLACEMENT_CODES['odds-moved']:
      return 'error.place_bets.invalid_odds'
    case PLACEMENT_CODES['custom-odds-moved']:
      return 'error.place_bets.invalid_odds_custom_bet'
    case MUNICIPALITY_CODE:
      return 'error.place_bets.municipality_not_found'
    default:
      return 'error.place_bets.default'
  }
}
