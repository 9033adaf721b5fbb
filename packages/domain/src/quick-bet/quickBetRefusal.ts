import type { OutcomeKey } from '../market/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import { MATCH_STATUS } from '../match/index.ts'
import type { Money } from '../money/index.ts'
import { potentialWin } from '../money/index.ts'
import type { DraftBet } from '../slip/index.ts'
import type { QuickBet, QuickBetState } from './quickBet.ts'

/** Why a tap does not place, as a word; the catalogue has the sentence. */
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

/** What is known of the player when a price is tapped. */
export type QuickBetFacts = {
  /** Absent while it is not known; a balance in another currency says nothing. */
  readonly balance?: Money
  /** When it is tapped, epoch milliseconds. */
  readonly at?: number
}

/** A double tap is one bet: so long the outcome that was just placed or refused is not taken again ([QUICK-18]). */
export const JUST_PLACED_MS = 2_000

/** The catalogue key of a win that does not exceed the stake (spec section 8; [QUICK-7]). */
export const WIN_NOT_ABOVE_STAKE_KEY = 'error.potential_win.equal_or_less'

/**
 * Why this bet may not go out by quick bet, or undefined when it may ([QUICK-5] to [QUICK-7], [QUICK-11], [QUICK-18]). What the player has to fix first
 * comes first; the win is what the odds seen pay on the quick-bet stake.
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

/** Whether this outcome is the one on show, and tapped a moment ago: a finger that taps twice wants one bet. */
function isJustPlaced(state: QuickBetState, outcome: OutcomeKey, at: number): boolean {
  if (state.status !== 'success' && state.status !== 'error') return false
  const isSame = state.bet.selections.some(leg => outcomeKeyOf(leg) === outcomeKeyOf(outcome))
  return isSame && at - state.startedAt < JUST_PLACED_MS
}
