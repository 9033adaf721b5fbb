import type { PlacementDraft } from '../placing/index.ts'
import type { DraftBet } from './slip.ts'

/** A drafted bet as it goes out: each leg at the odds the bettor accepted ([PLACE-11]). */
export function placementOf(bet: DraftBet): PlacementDraft {
  const { type, stake, selections, system, bonusOdds, customOdds } = bet
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
    ...(system && { system: { winCount: system.winCount, totalCount: system.totalCount } }),
    ...(bonusOdds !== undefined && { bonusOdds }),
    ...(customOdds !== undefined && { customOdds }),
  }
}
