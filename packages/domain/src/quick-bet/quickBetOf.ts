import { outcomeKeyOf } from '../market/index.ts'
import type { DraftBet, PickedOutcome, ProviderStatuses } from '../slip/index.ts'
import { toSelection, withFlags } from '../slip/index.ts'
import type { QuickBet } from './quickBet.ts'

/**
 * The single that a tap on this price places, at the tapped odds and the quick-bet stake, paused or unavailable as it
 * would be on the slip ([QUICK-11]). A missing provider counts as up.
 */
export function quickBetOf(
  { stake }: Pick<QuickBet, 'stake'>,
  outcome: PickedOutcome,
  providers: ProviderStatuses = {},
): DraftBet {
  return {
    id: outcomeKeyOf(outcome),
    type: 'single',
    selections: [withFlags(toSelection(outcome), 'none', providers)],
    stake,
    stakeSource: 'stake',
  }
}
