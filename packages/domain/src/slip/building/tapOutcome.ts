import { MATCH_STATUS } from '../../match/index.ts'
import type { PickedOutcome } from '../selection.ts'
import type { Slip } from '../slip.ts'
import { isInProgress, slipType } from '../slipViews.ts'

/** What a tap on an outcome does. A toggle while a bet is in progress is one that the reducer ignores ([PICK-2]). */
export type OutcomeTap = {
  readonly kind: 'toggle' | 'quick-bet' | 'open-custom-bet'
  /** Quick bet goes off before anything else happens ([PICK-5]). */
  readonly turnsQuickBetOff: boolean
}

/**
 * Where a tap leads (spec section 4, adding an outcome): with a custom bet on the slip to its dialog ([PICK-3]), with quick bet
 * on and a live match to quick bet ([PICK-4]), otherwise onto the slip or off it, and quick bet goes off first ([PICK-5]).
 */
export function tapOutcome(
  slip: Slip,
  { isEnabled }: { readonly isEnabled: boolean },
  { matchStatus }: Pick<PickedOutcome, 'matchStatus'>,
): OutcomeTap {
  if (isInProgress(slip)) return { kind: 'toggle', turnsQuickBetOff: false }
  if (slipType(slip) === 'custom_bet') return { kind: 'open-custom-bet', turnsQuickBetOff: isEnabled }
  return isEnabled && matchStatus === MATCH_STATUS.live
    ? { kind: 'quick-bet', turnsQuickBetOff: false }
    : { kind: 'toggle', turnsQuickBetOff: isEnabled }
}
