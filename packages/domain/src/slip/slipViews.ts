import type { BetType } from '../bet/index.ts'
import { outcomeKeyOf } from '../market/index.ts'
import type { RuleContext, RuleSubject } from '../placing/index.ts'
import type { Selection } from './selection.ts'
import type { DraftBet, Slip } from './slip.ts'

/** Every selection on the slip, in the order of its bets. */
export function selectionsOf(slip: Slip): readonly Selection[] {
  return slip.bets.flatMap(bet => bet.selections)
}

/** Keys of the outcomes that odds cells show as picked (spec section 3, Ticket: selectedOutcomeIds). */
export function selectedKeys(slip: Slip): ReadonlySet<string> {
  return new Set(selectionsOf(slip).map(outcomeKeyOf))
}

/** Whether a bet is being placed and the slip is locked ([PICK-2]). */
export function isInProgress(slip: Slip): boolean {
  return slip.state.status === 'PROCESSING'
}

/** The slip's type; an empty slip counts as a single. */
export function slipType(slip: Slip): BetType {
  return slip.bets[0]?.type ?? 'single'
}

/** What the rules need besides the bet itself. */
export function slipRuleContextOf(slip: Slip): RuleContext {
  const { bets, multiSingle, customBetAllowsSingle } = slip
  return { singles: bets.filter(bet => bet.type === 'single').length, multiSingle, customBetAllowsSingle }
}

/** A drafted bet as input of the rules. */
export function ruleSubjectOf({
  type,
  selections: legs,
  system,
  named,
}: Pick<DraftBet, 'type' | 'selections' | 'system' | 'named'>): RuleSubject {
  return { type, legs, ...(system && { system }), ...(named && { named }) }
}
