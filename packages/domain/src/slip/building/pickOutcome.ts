import type { OutcomeKey } from '../../market/index.ts'
import { outcomeKeyOf } from '../../market/index.ts'
import { refusalOf } from '../../placing/index.ts'
import type { StakeParts } from './createDraftBet.ts'
import { createDraftBet, noStake, stakeParts } from './createDraftBet.ts'
import type { PickedOutcome, Selection } from '../selection.ts'
import { toSelection } from '../selection.ts'
import type { DraftBet, Slip } from '../slip.ts'
import { selectedKeys, slipType } from '../slipViews.ts'
import { systemThatFits } from './typeRefusal.ts'

/**
 * An outcome was tapped: adds it to the slip, or removes it ([PICK-1]); with a custom bet on the slip, its dialog opens
 * instead ([PICK-3]).
 */
export function toggleOutcome(slip: Slip, outcome: PickedOutcome): readonly DraftBet[] {
  if (slipType(slip) === 'custom_bet') return slip.bets
  if (selectedKeys(slip).has(outcomeKeyOf(outcome))) return removeSelection(slip, outcome)
  return addSelection(slip, toSelection(outcome))
}

/** Adds a selection according to [SLIP-1], [SLIP-2], [SLIP-25] and [SLIP-26]. */
export function addSelection(slip: Slip, selection: Selection): readonly DraftBet[] {
  const [first] = slip.bets
  if (!first) return [createDraftBet('single', [selection], noStake(slip))]
  const selections = [...slip.bets.flatMap(bet => bet.selections), selection]
  if (first.type === 'single') {
    return slip.bets.length > 1 && stayApart(slip, selection, selections)
      ? [...slip.bets, createDraftBet('single', [selection], noStake(slip))]
      : [createDraftBet('combo', selections, stakeOfMerged(slip))]
  }
  return [resized(slip, first, selections)]
}

/**
 * Whether several singles stay separate when one more is added: where its provider takes several, or no rule allows
 * joining them. A merge that is refused at once would only lose their stakes; separately, the new pick is named, and
 * removing it restores the former slip.
 */
function stayApart(slip: Slip, added: Selection, legs: readonly Selection[]): boolean {
  return slip.multiSingle[added.provider] === true || refusalOf({ type: 'combo', legs }) !== undefined
}

/**
 * Removes a selection. If one is left, it becomes a single ([SLIP-3]); a system keeps its kind if its new size allows
 * it ([SLIP-25]); selections of a custom bet are never removed one by one ([SLIP-4]).
 */
export function removeSelection(slip: Slip, key: OutcomeKey): readonly DraftBet[] {
  const gone = outcomeKeyOf(key)
  if (!selectedKeys(slip).has(gone)) return slip.bets
  return slip.bets.flatMap(bet => {
    const left = bet.selections.filter(selection => outcomeKeyOf(selection) !== gone)
    if (left.length === bet.selections.length || bet.type === 'custom_bet') return [bet]
    if (left.length === 0) return []
    return [left.length === 1 ? createDraftBet('single', left, stakeParts(bet)) : resized(slip, bet, left)]
  })
}

/**
 * A combo or system over other selections; a system without a matching type becomes a combo ([SLIP-25]). A named bet
 * requires its number of legs, so it follows the same rule as a plain system ([NAMED-4]).
 */
function resized(slip: Slip, bet: DraftBet, selections: readonly Selection[]): DraftBet {
  const system = bet.type === 'system' ? systemThatFits(slip, selections) : undefined
  return createDraftBet(system ? 'system' : 'combo', selections, stakeParts(bet), system && { system })
}

/**
 * The stake of bets that are merged ([TYPE-2]): the first that has one. Never their sum, because a change of type must
 * not stake more than the bettor typed for one bet. A single bet also passes on what drives its stake, even without a
 * stake.
 */
export function stakeOfMerged(slip: Slip): StakeParts {
  const [first, ...others] = slip.bets
  const staked = slip.bets.find(bet => bet.stake.value > 0)
  const parts = staked ?? (others.length === 0 ? first : undefined)
  return parts ? stakeParts(parts) : noStake(slip)
}
