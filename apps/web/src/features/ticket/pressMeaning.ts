import { selectionsOf, type Slip } from '@touchline/domain'
import type { PressMeaning } from './createPressGuard.ts'
import type { PlaceAction } from './usePlaceAction.ts'

/** What a press on the slip's button means: accepting takes every price on the slip, whether the button has room to name them or not. */
export function pressMeaning({ kind, label }: PlaceAction, slip: Slip, stake: number): PressMeaning {
  const { bets } = slip
  const prices = [...selectionsOf(slip).map(leg => leg.odds), ...bets.map(bet => bet.customOdds)]
  return { says: `${kind} ${label} ${kind === 'accept' ? prices.join(' ') : ''}`, bets, stake }
}
