import type { Money } from '../money/index.ts'
import type { PlacementRefusal } from './checkPlacement.ts'
import { PLACEMENT_CODES } from './placementCodes.ts'

/** The details of a refused placement that the answer included. */
export type PlacingProblem = {
  readonly code: number
  readonly message?: string
  /** Message per bet, by the draft's id. */
  readonly byBet: Readonly<Record<string, string>>
  readonly details?: unknown
  /** Which legs are at fault and why, if the answer has it. */
  readonly refusals?: readonly PlacementRefusal[]
  /** The stake that was charged while the bookmaker decided, and was returned; absent where nothing was charged. */
  readonly returned?: Money
}

/** How placing ended without a bet ([PLACE-4], [PLACE-5], [PLACE-8]). */
export type PlaceBetError =
  /** Codes 101 and 120 and the wrong-odds risk keys. */
  | ({ readonly kind: 'odds-moved' } & PlacingProblem)
  /** Every other code. */
  | ({ readonly kind: 'refused' } & PlacingProblem)
  /** 401: sign in again, the slip is preserved. */
  | { readonly kind: 'session-expired' }
  /** A definite refusal without a code: shown as an alert. */
  | { readonly kind: 'uncoded'; readonly returned?: Money }
  /** No answer for 60 s: the bet may have been placed, so the alert points to My bets (design, section 4). */
  | { readonly kind: 'no-answer' }

/** Risk-validation keys that mean wrong odds (spec section 8), spelled as the platform spells them. */
const WRONG_ODDS_KEYS: readonly string[] = [
  'odds_different_than_bookmaker',
  'odds_higher_than_bookmakers',
  'odds_to_low',
  'odds_higher_than_bookmakers_current_odds',
]

/** A refused placement in the API's answer. */
export type RefusedAnswer = Partial<PlacingProblem> & {
  /** HTTP status. */
  readonly status: number
  readonly riskKeys?: readonly string[]
}

/** Sorts a definite refusal into its kind; the one place where codes become kinds ([PLACE-8]). */
export function toPlaceBetError({
  status,
  riskKeys = [],
  code,
  byBet = {},
  returned,
  ...rest
}: RefusedAnswer): PlaceBetError {
  if (status === 401) return { kind: 'session-expired' }
  const hasWrongOdds = riskKeys.some(key => WRONG_ODDS_KEYS.includes(key))
  const back = returned && { returned }
  if (code === undefined && !hasWrongOdds) return { kind: 'uncoded', ...back }
  const problem = { ...rest, ...back, byBet, code: code ?? PLACEMENT_CODES['odds-moved'] }
  const isOdds =
    hasWrongOdds || code === PLACEMENT_CODES['odds-moved'] || code === PLACEMENT_CODES['custom-odds-moved']
  return { kind: isOdds ? 'odds-moved' : 'refused', ...problem }
}
