import type { PlacementDraft } from '../../placing/index.ts'
import { partsOf } from '../stakes/partsOf.ts'
import type { DraftBet } from '../slip.ts'

/**
 * A drafted bet as it is sent, one placement for each bet it becomes: several for a named bet ([NAMED-2]), one for any
 * other. Each leg has the odds the bettor accepted, a custom bet the accepted joint price ([PLACE-11], [CUSTOM-3]).
 */
export function placementsOf(bet: DraftBet): readonly PlacementDraft[] {
  return partsOf(bet).map(part => placementOf(part.bet))
}

function placementOf({
  type,
  stake,
  selections,
  system,
  bonus,
  acceptedCustomOdds,
}: DraftBet): PlacementDraft {
  return {
    type,
    stake,
    legs: selections.map(({ matchId, marketId, specifier, outcomeId, provider, acceptedOdds }) => ({
      matchId,
      marketId,
      specifier,
      outcomeId,
      provider,
      odds: acceptedOdds,
    })),
    ...(system && { system }),
    ...(bonus && { bonus }),
    ...(type === 'custom_bet' && acceptedCustomOdds !== undefined && { customOdds: acceptedCustomOdds }),
  }
}
