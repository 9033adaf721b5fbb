import type { BetType } from '../../bet/index.ts'
import type { SlipRule } from '../../placing/index.ts'
import { refusalOf, SLIP_RULES } from '../../placing/index.ts'
import type { NamedBetId, SystemType } from '../../system/index.ts'
import { NAMED_BETS } from '../../system/index.ts'
import type { Selection } from '../selection.ts'
import type { Slip } from '../slip.ts'
import { slipRuleContextOf, selectionsOf, slipType } from '../slipViews.ts'

const WRONG_NUMBER = SLIP_RULES.find(rule => rule.id === 'TYPE-4')!

/**
 * The rule that prevents the slip from becoming this type, or undefined when it may ([TYPE-1] to [TYPE-4], [NAMED-5]).
 * A custom bet is created and left in its own dialog, never by a change of type. A system with too many legs is refused
 * before any of its lines is computed ([SLIP-24]).
 */
export function typeRefusal(
  slip: Slip,
  betType: BetType,
  systemId?: string,
  named?: NamedBetId,
): SlipRule | undefined {
  const selections = selectionsOf(slip)
  if (betType === 'custom_bet' || slipType(slip) === 'custom_bet') return WRONG_NUMBER
  if (betType === 'single') {
    const context = { singles: selections.length, multiSingle: slip.multiSingle }
    const refusals = selections.map(leg => refusalOf({ type: 'single', legs: [leg] }, context))
    return selections.length === 0 ? WRONG_NUMBER : refusals.find(rule => rule !== undefined)
  }
  const subject = { type: betType, legs: selections }
  if (betType === 'system' && named) {
    const isKnown = NAMED_BETS.some(({ id }) => id === named)
    return isKnown ? refusalOf({ ...subject, named }, slipRuleContextOf(slip)) : WRONG_NUMBER
  }
  const system = betType === 'system' ? systemFor(slip, selections.length, systemId) : undefined
  return refusalOf({ ...subject, ...(system && { system }) })
}

/**
 * The system type for this many selections: the requested one, else the slip's current or the nearest below it in wins,
 * else the first ([TYPE-3]).
 */
export function systemFor(slip: Slip, totalCount: number, systemId?: string): SystemType | undefined {
  const fitting = slip.systemTypes.filter(type => type.totalCount === totalCount)
  if (systemId !== undefined) return fitting.find(type => type.id === systemId)
  const current = slip.bets[0]?.system
  if (!current) return fitting[0]
  return fitting.findLast(type => type.winCount <= current.winCount) ?? fitting[0]
}

/** Whether these selections can be a system of the slip at all ([SLIP-2], [SLIP-7], [SLIP-8]). */
export function systemThatFits(
  slip: Slip,
  selections: readonly Selection[],
  systemId?: string,
): SystemType | undefined {
  const system = systemFor(slip, selections.length, systemId)
  return system && !refusalOf({ type: 'system', legs: selections, system }) ? system : undefined
}

/** Whether these selections can be this named bet ([NAMED-5]); storage may contain an unknown one. */
export function namedThatFits(
  slip: Slip,
  selections: readonly Selection[],
  named?: NamedBetId,
): NamedBetId | undefined {
  const bet = NAMED_BETS.find(({ id }) => id === named)
  return bet && !refusalOf({ type: 'system', legs: selections, named: bet.id }, slipRuleContextOf(slip))
    ? bet.id
    : undefined
}
