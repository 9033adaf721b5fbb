import { MATCH_STATUS } from '../../match/index.ts'
import type { PickedOutcome } from '../selection.ts'
import type { Slip } from '../slip.ts'
import { isInProgress, slipType } from '../slipViews.ts'

/**
 * The effect of a tap on an outcome. While a bet is in progress, it is a toggle that the reducer ignores ([PICK-2]).
 */
export type OutcomeTap = {
  readonly kind: 'toggle' | 'quick-bet' | 'open-custom-bet'
  /** Turns quick bet off before anything else happens ([PICK-5]). */
  readonly turnsQuickBetOff: boolean
}

/**
 * The effect of a tap (spec section 4, adding an outcome): with a custom bet on the slip its dialog ([PICK-3]), with
 * quick bet on and a live match a quick bet ([PICK-4]), otherwise the outcome is added to the slip or removed, and
 * quick bet is turned off first ([PICK-5]).
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
