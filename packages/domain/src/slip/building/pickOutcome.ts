import type { OutcomeKey } from '../../market/index.ts'
import { outcomeKeyOf } from '../../market/index.ts'
import { refusalOf } from '../../placing/index.ts'
import type { StakeParts } from './draftBet.ts'
import { draftBet, noStake, stakeParts } from './draftBet.ts'
import type { PickedOutcome, Selection } from '../selection.ts'
import { toSelection } from '../selection.ts'
import type { DraftBet, Slip } from '../slip.ts'
import { selectedKeys, slipType } from '../slipViews.ts'
import { systemThatFits } from './typeRefusal.ts'

/** An outcome was tapped: on the slip it goes, or off ([PICK-1]); a custom bet on the slip opens its dialog instead ([PICK-3]). */
export function toggleOutcome(slip: Slip, outcome: PickedOutcome): readonly DraftBet[] {
  if (slipType(slip) === 'custom_bet') return slip.bets
  if (selectedKeys(slip).has(outcomeKeyOf(outcome))) return removeSelection(slip, outcome)
  return addSelection(slip, toSelection(outcome))
}

/** A selection more, as [SLIP-1], [SLIP-2], [SLIP-25] and [SLIP-26] have it. */
export function addSelection(slip: Slip, selection: Selection): readonly DraftBet[] {
  const [first] = slip.bets
  if (!first) return [draftBet('single', [selection], noStake(slip))]
  const selections = [...slip.bets.flatMap(bet => bet.selections), selection]
  if (first.type === 'single') {
    return slip.bets.length > 1 && stayApart(slip, selection, selections)
      ? [...slip.bets, draftBet('single', [selection], noStake(slip))]
      : [draftBet('combo', selections, stakeOfMerged(slip))]
  }
  return [resized(slip, first, selections)]
}

/**
 * Whether several singles stay apart when one more comes: where its provider takes several, or no rule lets them join. A merge
 * that is refused at once would only lose their stakes; apart, the new pick is named and its going brings back what was there.
 */
function stayApart(slip: Slip, added: Selection, legs: readonly Selection[]): boolean {
  return slip.multiSingle[added.provider] === true || refusalOf({ type: 'combo', legs }) !== undefined
}

/**
 * One selection leaves. Down to one, what is left is a single ([SLIP-3]); a system keeps its kind if its new size has one
 * ([SLIP-2]); from a custom bet nothing is taken one by one ([SLIP-4]).
 */
export function removeSelection(slip: Slip, key: OutcomeKey): readonly DraftBet[] {
  const gone = outcomeKeyOf(key)
  if (!selectedKeys(slip).has(gone)) return slip.bets
  return slip.bets.flatMap(bet => {
    const left = bet.selections.filter(selection => outcomeKeyOf(selection) !== gone)
    if (left.length === bet.selections.length || bet.type === 'custom_bet') return [bet]
    if (left.length === 0) return []
    return [left.length === 1 ? draftBet('single', left, stakeParts(bet)) : resized(slip, bet, left)]
  })
}

/**
 * A combo or system over other selections; a system without a fitting type turns into a combo ([SLIP-2]). A named bet is made
 * for its number of legs, so it follows the same rule as a plain system ([NAMED-4]).
 */
function resized(slip: Slip, bet: DraftBet, selections: readonly Selection[]): DraftBet {
  const system = bet.type === 'system' ? systemThatFits(slip, selections) : undefined
  return draftBet(system ? 'system' : 'combo', selections, stakeParts(bet), system && { system })
}

/**
 * The stake of bets that become one ([TYPE-2]): the first that has any. Never their sum, because a change of type must not
 * stake more than the bettor typed for one bet. An only bet passes on what drives its stake, too, with nothing staked.
 */
export function stakeOfMerged(slip: Slip): StakeParts {
  const [first, ...others] = slip.bets
  const staked = slip.bets.find(bet => bet.stake.value > 0)
  const parts = staked ?? (others.length === 0 ? first : undefined)
  return parts ? stakeParts(parts) : noStake(slip)
}
