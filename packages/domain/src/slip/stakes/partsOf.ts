import type { BetType } from '../../bet/index.ts'
import { moneyOf } from '../../money/index.ts'
import type { SystemType } from '../../system/index.ts'
import { foldsOf, lineCount, namedBetOf, SYSTEM_TYPES } from '../../system/index.ts'
import { createDraftBet } from '../building/createDraftBet.ts'
import type { Selection } from '../selection.ts'
import type { DraftBet } from '../slip.ts'
import { splitStake } from './splitStake.ts'

/** A bet that is sent, and its number of lines. */
export type BetPart = { readonly bet: DraftBet; readonly lines: number }

/**
 * The bets that a drafted bet is sent as ([NAMED-2]): itself, or for a named bet every single of its first fold, a
 * system for each size between, and the combo of all. Their stakes sum to the whole's, and each would be valid on the
 * slip by itself.
 */
export function partsOf(bet: DraftBet): readonly BetPart[] {
  const { named, selections, stake } = bet
  if (!named) return [{ bet, lines: linesOf(bet) }]
  const shapes = foldsOf(named).flatMap(({ size, lines }): readonly Shape[] =>
    size === 1
      ? selections.map(leg => ({ type: 'single', legs: [leg], lines: 1 }))
      : [{ ...jointShape(selections, size), legs: selections, lines }],
  )
  const stakes = splitStake(stake.value, shapes)
  const currency = { code: stake.currency, subunits: stake.subunits }
  return shapes.map(({ type, legs, system, lines }, i) => {
    const share = { stake: moneyOf(stakes[i]!, currency), stakeSource: 'stake' } as const
    return { bet: createDraftBet(type, legs, share, system && { system }), lines }
  })
}

/** The number of lines of a bet, over which its stake is divided equally. */
export function linesOf({ named, system }: Pick<DraftBet, 'named' | 'system'>): number {
  if (named) return namedBetOf(named).lines
  return system ? lineCount(system.winCount, system.totalCount) : 1
}

type Shape = {
  readonly type: BetType
  readonly legs: readonly Selection[]
  readonly system?: SystemType
  readonly lines: number
}

/** Every `size` of these selections as one bet: a combo when that is all of them. */
function jointShape({ length }: readonly Selection[], size: number): Pick<Shape, 'type' | 'system'> {
  const system = SYSTEM_TYPES.find(type => type.winCount === size && type.totalCount === length)
  return system ? { type: 'system', system } : { type: 'combo' }
}
