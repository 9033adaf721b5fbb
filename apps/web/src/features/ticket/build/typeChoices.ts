import type { BetType } from '@touchline/domain/bet'
import type { SlipRule } from '@touchline/domain/placing'
import {
  fixesFor,
  reduceSlip,
  selectionsOf,
  slipType,
  typeRefusal,
  type Slip,
  type SlipFix,
} from '@touchline/domain/slip'
import { SYSTEM_MIN_LEGS } from '@touchline/domain/system'

/** A type of bet as the slip offers it; one that cannot be chosen has a reason. */
export type OfferedType = {
  readonly type: BetType
  readonly refusal?: TypeReason
}

export type TypeReason = {
  readonly rule: string
  /** Catalogue key of the reason, and its values. */
  readonly message: string
  readonly values?: Readonly<Record<string, number>>
  /** Fixes that lead to this type with one tap each. */
  readonly fixes: readonly SlipFix[]
}

/**
 * The types a slip can be placed as, the impossible ones with their reasons ([TYPE-1] to [TYPE-4]). Custom bet is
 * listed only while the slip is one.
 */
export function typeChoices(slip: Slip): readonly OfferedType[] {
  const current = slipType(slip)
  const types: readonly BetType[] = current === 'custom_bet' ? [...CHOICES, current] : CHOICES
  return types.map(type => {
    const rule = type === current ? undefined : typeRefusal(slip, type)
    return rule ? { type, refusal: reasonOf(slip, type, rule) } : { type }
  })
}

const CHOICES = ['single', 'combo', 'system'] as const satisfies readonly BetType[]

function reasonOf(slip: Slip, type: BetType, { id: rule, message, ...rest }: SlipRule): TypeReason {
  const count = selectionsOf(slip).length
  if (slipType(slip) === 'custom_bet') return { rule, message: 'ticket.type-reason.custom', fixes: [] }
  if (type === 'system' && count < SYSTEM_MIN_LEGS) {
    return { rule, message: 'system.too-few', values: { missing: SYSTEM_MIN_LEGS - count }, fixes: [] }
  }
  return { rule, message, fixes: fixesToward(slip, type, { id: rule, message, ...rest }) }
}

/** What to remove so that the slip can become this type, and the change itself: only fixes that really lead there. */
function fixesToward(slip: Slip, type: BetType, rule: SlipRule): readonly SlipFix[] {
  const [first] = slip.bets
  if (!first) return []
  const { system: _, named: __, ...bet } = first
  const candidate = { ...bet, type, selections: selectionsOf(slip) }
  return fixesFor(slip, candidate, rule)
    .filter(fix => 'drop' in fix)
    .map(fix => ({ ...fix, events: [...fix.events, { type: 'bet-type-chosen', betType: type } as const] }))
    .filter(fix => {
      const fixed = fix.events.reduce(reduceSlip, slip)
      return selectionsOf(fixed).length > 1 && slipType(fixed) === type
    })
}
