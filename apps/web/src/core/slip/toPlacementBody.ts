import type { CallInput } from '@touchline/contract'
import { placementOf, type DraftBet } from '@touchline/domain'

/**
 * The request of a placement. The same bets always give the same body: a repeat under the same key must not look like another
 * bet to the server.
 */
export function toPlacementBody(
  drafts: readonly DraftBet[],
  { deviceId, isQuick }: PlacementMeta,
): CallInput<'placeBets'>['body'] {
  return {
    meta: { device_id: deviceId, quick: isQuick },
    bets: drafts.map(draft => {
      const { type, stake, legs } = placementOf(draft)
      return {
        type,
        stake: { value: stake.value, currency: stake.currency },
        selections: legs.map(({ matchId, marketId, specifier, outcomeId, odds }) => ({
          match_id: matchId,
          market_id: marketId,
          specifier,
          outcome_id: outcomeId,
          odds,
        })),
        ...(draft.system && { system_id: draft.system.id }),
        ...(draft.customOdds !== undefined && { custom_odds: draft.customOdds }),
      }
    }),
  }
}
export type PlacementMeta = { readonly deviceId: string; readonly isQuick: boolean }
