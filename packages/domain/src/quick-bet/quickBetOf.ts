import { outcomeKeyOf } from '../market/index.ts'
import type { DraftBet, PickedOutcome } from '../slip/index.ts'
import { toSelection } from '../slip/index.ts'
import type { QuickBet } from './quickBet.ts'

/** The single that a tap on this price places, at the odds under the finger and the quick-bet stake ([QUICK-11]). */
export function quickBetOf({ stake }: Pick<QuickBet, 'stake'>, outcome: PickedOutcome): DraftBet {
  return {
    id: outcomeKeyOf(outcome),
    type: 'single',
    selections: [toSelection(outcome)],
    stake,
    stakeSource: 'stake',
  }
}
