import type { OutcomeKey } from '../market/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import { MATCH_STATUS } from '../match/index.ts'
import type { Money } from '../money/index.ts'
import { potentialWin } from '../money/index.ts'
import type { DraftBet } from '../slip/index.ts'
import type { QuickBet, QuickBetState } from './quickBet.ts'

/** Why a tap places no bet; the catalogue has the message. */
export type QuickBetRefusal =
  | 'off'
  | 'in-progress'
  | 'just-placed'
  | 'no-bet'
  | 'no-stake'
  | 'not-approved'
  | 'not-live'
  | 'leg-suspended'
  | 'leg-unavailable'
  | 'not-enough-money'
  | 'win-not-above-stake'

/** Facts about the player when a price is tapped. */
export type QuickBetFacts = {
  /** Absent while it is unknown; a balance in another currency is ignored. */
  readonly balance?: Money
  /** The time of the tap, epoch milliseconds. */
  readonly at?: number
}

/**
 * A double tap is one bet: within this time the outcome that was just placed or refused is not accepted again
 * ([QUICK-18]).
 */
export const JUST_PLACED_MS = 2_000

/** The catalogue key of a win that does not exceed the stake (spec section 8; [QUICK-7]). */
export const WIN_NOT_ABOVE_STAKE_KEY = 'error.potential_win.equal_or_less'

/**
 * Why this bet cannot be placed by quick bet, or undefined when it can ([QUICK-5] to [QUICK-7], [QUICK-11],
 * [QUICK-18]). What the player has to fix first comes first; the win is that of the quick-bet stake at the odds seen.
 */
export function quickBetRefusal(
  quick: QuickBet,
  bet: DraftBet | undefined,
  { balance, at }: QuickBetFacts = {},
): QuickBetRefusal | undefined {
  const { stake, isEnabled, isApproved, state } = quick
  if (!isEnabled) return 'off'
  if (state.status === 'processing') return 'in-progress'
  const [leg, ...others] = bet?.type === 'single' ? bet.selections : []
  if (!leg || others.length > 0) return 'no-bet'
  if (at !== undefined && isJustPlaced(state, leg, at)) return 'just-placed'
  if (stake.value === 0) return 'no-stake'
  if (!isApproved) return 'not-approved'
  if (leg.isNotAvailable) return 'leg-unavailable'
  if (leg.isSuspended) return 'leg-suspended'
  if (leg.matchStatus !== MATCH_STATUS.live) return 'not-live'
  if (balance?.currency === stake.currency && balance.value < stake.value) return 'not-enough-money'
  if (potentialWin(stake.value, [leg.acceptedOdds]) <= stake.value) return 'win-not-above-stake'
  return undefined
}

/** Whether this outcome is the one shown, and was tapped a moment ago: a double tap means one bet. */
function isJustPlaced(state: QuickBetState, outcome: OutcomeKey, at: number): boolean {
  if (state.status !== 'success' && state.status !== 'error') return false
  const isSame = state.bet.selections.some(leg => outcomeKeyOf(leg) === outcomeKeyOf(outcome))
  return isSame && at - state.startedAt < JUST_PLACED_MS
}
