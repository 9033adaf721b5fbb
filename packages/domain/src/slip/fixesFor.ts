import type { OutcomeKey } from '../market/index.ts'
import type { SlipRule } from '../placing/index.ts'
import type { DraftBet, Slip } from './slip.ts'
import type { SlipEvent } from './slipEvent.ts'
import { ruleSubjectOf, slipType } from './slipViews.ts'
import { typeRefusal } from './typeRefusal.ts'

/** A way out of a conflict in one tap: dispatch its events in order ([SLIP-21]). */
export type SlipFix =
  | { readonly kind: 'split-into-singles' | 'make-combo'; readonly events: readonly SlipEvent[] }
  | { readonly kind: 'drop'; readonly drop: readonly OutcomeKey[]; readonly events: readonly SlipEvent[] }

/** The ways out of a rule's refusal of a bet: another type where one is allowed, then the legs that could go. */
export function fixesFor(slip: Slip, bet: DraftBet, rule: SlipRule): readonly SlipFix[] {
  const type = slipType(slip)
  const canSplit = type !== 'single' && !typeRefusal(slip, 'single')
  const canJoin = type !== 'combo' && !typeRefusal(slip, 'combo')
  return [
    ...(canSplit ? [change('split-into-singles', 'single')] : []),
    ...(canJoin ? [change('make-combo', 'combo')] : []),
    ...rule.drops(ruleSubjectOf(bet)).map(dropped),
  ]
}

function change(kind: 'split-into-singles' | 'make-combo', betType: 'single' | 'combo'): SlipFix {
  return { kind, events: [{ type: 'bet-type-chosen', betType }] }
}

function dropped(drop: readonly OutcomeKey[]): SlipFix {
  return { kind: 'drop', drop, events: drop.map(key => ({ type: 'selection-removed', key })) }
}
