import { moneyOf } from '../money/index.ts'
import { foldsOf, lineCount, SYSTEM_TYPES } from '../system/index.ts'
import type { Selection } from './selection.ts'
import type { DraftBet } from './slip.ts'
import { splitStake } from './splitStake.ts'

/** A bet that goes out, and how many of the whole's lines it is. */
export type BetPart = { readonly bet: DraftBet; readonly lines: number }

/**
 * The bets that a drafted bet goes out as ([NAMED-2]): itself, or for a named bet every single of its first fold, a system for
 * each size between, and the combo of all. The stakes of the parts sum to the whole's.
 */
export function partsOf(bet: DraftBet): readonly BetPart[] {
  const { named, selections, stake } = bet
  if (!named) return [{ bet, lines: linesOf(bet) }]
  const shapes = foldsOf(named).flatMap(({ size, lines }): readonly Shape[] =>
    size === 1
      ? selections.map(leg => ({ type: 'single', selections: [leg], lines: 1 }))
      : [{ ...jointShape(selections, size), lines }],
  )
  const stakes = splitStake(stake.value, shapes)
  return shapes.map(({ lines, ...shape }, i) => ({
    bet: { ...shape, id: bet.id, stake: moneyOf(stakes[i]!, currencyOf(bet)), stakeSource: bet.stakeSource },
    lines,
  }))
}

type Shape = Pick<DraftBet, 'type' | 'selections' | 'system'> & { readonly lines: number }

/** Lines of a bet, over which its stake is shared evenly. */
export function linesOf({ named, system }: Pick<DraftBet, 'named' | 'system'>): number {
  if (named) return foldsOf(named).reduce((sum, { lines }) => sum + lines, 0)
  return system ? lineCount(system.winCount, system.totalCount) : 1
}

/** Every `size` of these selections as one bet: a combo when that is all of them. */
function jointShape(
  selections: readonly Selection[],
  size: number,
): Pick<DraftBet, 'type' | 'selections' | 'system'> {
  if (size === selections.length) return { type: 'combo', selections }
  const system = SYSTEM_TYPES.find(type => type.winCount === size && type.totalCount === selections.length)
  return { type: 'system', selections, ...(system && { system }) }
}

function currencyOf({ stake }: DraftBet) {
  return { code: stake.currency, subunits: stake.subunits }
}
