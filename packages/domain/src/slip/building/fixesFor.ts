import type { OutcomeKey } from '../../market/index.ts'
import { outcomeKeyOf } from '../../market/index.ts'
import type { SlipRule } from '../../placing/index.ts'
import { MAX_BETS } from '../../placing/index.ts'
import type { DraftBet, Slip } from '../slip.ts'
import type { SlipEvent } from '../slipEvent.ts'
import { ruleSubjectOf, selectionsOf, slipType } from '../slipViews.ts'
import { typeRefusal } from './typeRefusal.ts'

/** Resolves a conflict in one tap: dispatch its events in order ([SLIP-21]). */
export type SlipFix =
  | { readonly kind: 'split-into-singles' | 'make-combo'; readonly events: readonly SlipEvent[] }
  /** Keeps the newest pick and removes the legs it conflicts with. */
  | {
      readonly kind: 'swap'
      readonly keep: OutcomeKey
      readonly drop: readonly OutcomeKey[]
      readonly events: readonly SlipEvent[]
    }
  | { readonly kind: 'drop'; readonly drop: readonly OutcomeKey[]; readonly events: readonly SlipEvent[] }

/**
 * The ways to resolve a rule's refusal of a bet: another type where one is allowed, then a swap, then the legs that
 * could be dropped.
 */
export function fixesFor(slip: Slip, bet: DraftBet, rule: SlipRule): readonly SlipFix[] {
  const type = slipType(slip)
  if (type === 'custom_bet') return [wholeBet(bet)]
  const canSplit = type !== 'single' && !typeRefusal(slip, 'single')
  const canJoin = type !== 'combo' && !typeRefusal(slip, 'combo')
  const drops = dropsOf(slip, bet, rule)
  const byDropping = drops.map(drop => swapOrDrop(drop, rule.culprits(ruleSubjectOf(bet))))
  return [
    ...(canSplit ? [change('split-into-singles', 'single')] : []),
    ...(canJoin ? [change('make-combo', 'combo')] : []),
    ...byDropping.filter(fix => fix.kind === 'swap'),
    ...byDropping.filter(fix => fix.kind === 'drop'),
  ]
}

function change(kind: 'split-into-singles' | 'make-combo', betType: 'single' | 'combo'): SlipFix {
  return { kind, events: [{ type: 'bet-type-chosen', betType }] }
}

/** A swap where the newest of the legs at fault stays and all others are removed. */
function swapOrDrop(drop: readonly OutcomeKey[], culprits: readonly OutcomeKey[]): SlipFix {
  const events = drop.map((key): SlipEvent => ({ type: 'selection-removed', key }))
  const [newest, ...others] = culprits.toReversed()
  const isSwap = newest && others.length === drop.length && others.every(leg => drop.includes(leg))
  return isSwap ? { kind: 'swap', keep: newest, drop, events } : { kind: 'drop', drop, events }
}

/** Single legs cannot be removed from a custom bet, so it can only be removed as a whole ([SLIP-4]). */
function wholeBet({ id, selections }: DraftBet): SlipFix {
  return { kind: 'drop', drop: selections, events: [{ type: 'bet-removed', betId: id }] }
}

/**
 * The legs that could be dropped: for one bet as its rule defines, for several singles as the slip does, because a rule
 * sees one bet.
 */
function dropsOf(slip: Slip, bet: DraftBet, rule: SlipRule): readonly (readonly OutcomeKey[])[] {
  if (rule.id === 'SLIP-5') return singlesThatGo(slip)
  // The newest are dropped, because the earlier ones were within the limit.
  if (rule.id === 'SLIP-30') return [selectionsOf(slip).slice(MAX_BETS)]
  return rule.drops(ruleSubjectOf(bet))
}

/**
 * Which singles are dropped where their providers do not take several ([SLIP-5]): those of such a provider, or all but
 * the first or last.
 */
function singlesThatGo(slip: Slip): readonly (readonly OutcomeKey[])[] {
  if (slipType(slip) !== 'single') return []
  const legs = selectionsOf(slip)
  const refused = legs.filter(leg => slip.multiSingle[leg.provider] !== true)
  if (refused.length < legs.length) return [refused]
  const except = (survivor: OutcomeKey) => legs.filter(leg => outcomeKeyOf(leg) !== outcomeKeyOf(survivor))
  return [except(legs[0]!), except(legs.at(-1)!)]
}
