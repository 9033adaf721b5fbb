import { selectionsOf, type Slip } from '@touchline/domain/slip'
import type { PressMeaning } from './createPressGuard.ts'
import type { PlaceAction } from './usePlaceAction.ts'

/**
 * What a press on the slip's button means: accepting takes every price on the slip, whether the button names them or
 * not.
 */
export function pressMeaning({ kind, label }: PlaceAction, slip: Slip): PressMeaning {
  const { bets } = slip
  // A stake that follows from what the bettor wants to win moves with the market ([SLIP-13]).
  const entered = new Map(bets.map(({ id, wantedWin, stake }) => [id, wantedWin ?? stake.value]))
  const prices = [...selectionsOf(slip).map(leg => leg.odds), ...bets.map(bet => bet.customOdds)]
  return { shown: `${kind} ${label} ${kind === 'accept' ? prices.join(' ') : ''}`, bets, entered }
}
