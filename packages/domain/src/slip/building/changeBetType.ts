import type { BetType } from '../../bet/index.ts'
import type { NamedBetId } from '../../system/index.ts'
import type { StakeParts } from './createDraftBet.ts'
import { createDraftBet, noStake, plainStake, withoutBonus } from './createDraftBet.ts'
import { stakeOfMerged } from './pickOutcome.ts'
import type { DraftBet, Slip } from '../slip.ts'
import { selectionsOf, slipType } from '../slipViews.ts'
import { systemFor, typeRefusal } from './typeRefusal.ts'

/** The requested type; a system by its id or as a named bet. */
export type RequestedType = {
  readonly betType: BetType
  readonly systemId?: string
  readonly named?: NamedBetId
}

/** The bets after a change of type; a change that a rule refuses leaves them unchanged ([TYPE-1] to [TYPE-5]). */
export function changeBetType(slip: Slip, { betType, systemId, named }: RequestedType): readonly DraftBet[] {
  if (typeRefusal(slip, betType, systemId, named)) return slip.bets
  const selections = selectionsOf(slip)
  switch (betType) {
    case 'single':
      return slipType(slip) === 'single' ? slip.bets : split(slip)
    case 'combo':
      return slipType(slip) === 'combo'
        ? slip.bets
        : [createDraftBet('combo', selections, stakeOfJoined(slip))]
    case 'system': {
      const system = named ? undefined : systemFor(slip, selections.length, systemId)
      const shape = { ...(system && { system }), ...(named && { named }) }
      return isShape(slip, shape)
        ? slip.bets
        : [createDraftBet('system', selections, stakeOfJoined(slip), shape)]
    }
    case 'custom_bet':
      return slip.bets
  }
}

/**
 * One single for each selection, without stakes ([TYPE-1]): repeating the stake would silently multiply the bettor's
 * money. Each remembers it, so that changing back restores it ([TYPE-5]).
 */
function split(slip: Slip): readonly DraftBet[] {
  const [joined] = slip.bets
  const before = joined && joined.stake.value > 0 ? withoutBonus(joined) : undefined
  return selectionsOf(slip).map(selection => ({
    ...createDraftBet('single', [selection], noStake(slip)),
    ...(before && before.stake.value > 0 && { stakeBeforeSplit: before }),
  }))
}

/**
 * The stake of singles that are joined: theirs, or that of the bet they were split from if no stake was set since
 * ([TYPE-5]).
 */
function stakeOfJoined(slip: Slip): StakeParts {
  const before = slip.bets.find(bet => bet.stakeBeforeSplit)?.stakeBeforeSplit
  const merged = stakeOfMerged(slip)
  return before && merged.stake.value === 0 ? { ...merged, ...plainStake(before) } : merged
}

function isShape({ bets }: Slip, { system, named }: Pick<DraftBet, 'system' | 'named'>): boolean {
  const [first] = bets
  return first?.type === 'system' && first.named === named && first.system?.id === system?.id
}
