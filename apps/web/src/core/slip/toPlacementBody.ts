import type { CallInput } from '@touchline/contract'
import type { DraftBet } from '@touchline/domain'
import { outgoing, type OutgoingBet } from './outgoing.ts'

type BetBody = CallInput<'placeBets'>['body']['bets'][number]

export type PlacementMeta = { readonly deviceId: string; readonly isQuick: boolean }

/**
 * The request of a placement. The same bets always give the same body: a repeat under the same key must not look like another
 * bet to the server.
 */
export function toPlacementBody(
  drafts: readonly DraftBet[],
  { deviceId, isQuick }: PlacementMeta,
): CallInput<'placeBets'>['body'] {
  return { meta: { device_id: deviceId, quick: isQuick }, bets: toBetBodies(drafts) }
}

/** Drafted bets as every call about bets takes them: placing, max stake, sharing. */
export function toBetBodies(drafts: readonly DraftBet[]): BetBody[] {
  return outgoing(drafts).map(toBetBody)
}

/** One bet of a request. */
export function toBetBody({ draft, placement }: OutgoingBet): BetBody {
  const { type, stake, legs, system, customOdds, bonus } = placement
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
    ...(system && { system_id: system.id }),
    ...(customOdds !== undefined && { custom_odds: customOdds }),
    // The parts of a named bet stand or fall together.
    ...(draft.named && { group: draft.id }),
    ...(bonus && { bonus: { id: bonus.id, type: bonus.type, ...(bonus.odds && { odds: bonus.odds }) } }),
  }
}
