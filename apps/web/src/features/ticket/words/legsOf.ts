import { outcomeKeyOf } from '@touchline/domain/market'
import type { PlacementRefusal } from '@touchline/domain/placing'
import type { Selection, Slip } from '@touchline/domain/slip'

/** The state in which a leg is shown. */
export type LegState = 'open' | 'suspended' | 'unavailable' | 'bad'

/** The reason of the last refusal for this leg, if anything. */
export function refusalOfLeg({ state }: Slip, leg: Selection): PlacementRefusal | undefined {
  const error = state.status === 'ERROR' ? state.error : undefined
  if (!error || !('refusals' in error)) return undefined
  const id = outcomeKeyOf(leg)
  return error.refusals?.find(refusal => refusal.leg && outcomeKeyOf(refusal.leg) === id)
}

/**
 * A refused leg is bad until it is fixed: a moved price is fixed by accepting it, and the leg then shows the move
 * instead.
 */
export function legState(slip: Slip, leg: Selection): LegState {
  const refusal = refusalOfLeg(slip, leg)
  if (leg.isNotAvailable || refusal?.kind === 'leg-unavailable') return refusal ? 'bad' : 'unavailable'
  if (refusal && refusal.kind !== 'odds-moved') return 'bad'
  return leg.isSuspended ? 'suspended' : 'open'
}
