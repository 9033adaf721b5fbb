import type { BetType } from '../bet/index.ts'
import { draftBet, noStake } from './draftBet.ts'
import { stakeOfMerged } from './pickOutcome.ts'
import type { DraftBet, Slip } from './slip.ts'
import { selectionsOf, slipType } from './slipViews.ts'
import { systemFor, typeRefusal } from './typeRefusal.ts'

/** The bets after a change of type; a change that a rule refuses leaves them as they are ([TYPE-1] to [TYPE-4]). */
export function changeBetType(slip: Slip, betType: BetType, systemId?: string): readonly DraftBet[] {
  if (typeRefusal(slip, betType, systemId)) return slip.bets
  const selections = selectionsOf(slip)
  switch (betType) {
    case 'single':
      return slipType(slip) === 'single' ? slip.bets : split(slip)
    case 'combo':
      return slipType(slip) === 'combo' ? slip.bets : [draftBet('combo', selections, stakeOfMerged(slip))]
    case 'system':
      return [
        draftBet('system', selections, stakeOfMerged(slip), systemFor(slip, selections.length, systemId)),
      ]
    case 'custom_bet':
      return slip.bets
  }
}

/**
 * One single for each selection, nothing staked on any ([TYPE-1]): the combo's stake on each would multiply the bettor's money
 * without a word.
 */
function split(slip: Slip): readonly DraftBet[] {
  return selectionsOf(slip).map(selection => draftBet('single', [selection], noStake(slip)))
}
