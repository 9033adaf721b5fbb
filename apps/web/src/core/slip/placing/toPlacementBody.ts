import type { CallInput } from '@touchline/contract'
import type { PlacementDraft } from '@touchline/domain/placing'
import type { DraftBet } from '@touchline/domain/slip'
import { outgoing, type OutgoingBet } from './outgoing.ts'

type BetBody = CallInput<'placeBets'>['body']['bets'][number]
type LegBody = BetBody['selections'][number]
type ShareBody = CallInput<'createShareCode'>['body']['bets'][number]

export type PlacementMeta = { readonly deviceId: string; readonly isQuick: boolean }

/**
 * The request of a placement. The same bets always give the same body: a repeat under the same key must be the same
 * bet to the server.
 */
export function toPlacementBody(
  drafts: readonly DraftBet[],
  { deviceId, isQuick }: PlacementMeta,
): CallInput<'placeBets'>['body'] {
  const [first] = drafts
  return {
    meta: { device_id: deviceId, quick: isQuick, ...(first && { type: first.type }) },
    bets: outgoing(drafts).map(toBetBody),
  }
}

/** One bet of a request. */
export function toBetBody({ draft, placement }: OutgoingBet): BetBody {
  const { type, stake, legs, system, customOdds, bonus } = placement
  return {
    type,
    stake: { value: stake.value, currency: stake.currency },
    selections: legs.map(toLegBody),
    ...(system && { system_id: system.id }),
    ...(customOdds !== undefined && { custom_odds: customOdds }),
    // The parts of a named bet are placed or refused together.
    ...(draft.named && { group: draft.id }),
    ...(bonus && { bonus: { id: bonus.id, type: bonus.type, ...(bonus.odds && { odds: bonus.odds }) } }),
  }
}

/** A bet to be shared by a link: what is bet on, without the stake. A named bet stays whole. */
export function toShareBody({ type, stake, selections, system, named }: DraftBet): ShareBody {
  return {
    type,
    stake: { value: 0, currency: stake.currency },
    selections: selections.map(leg => toLegBody({ ...leg, odds: leg.acceptedOdds })),
    ...(system && { system_id: system.id }),
    ...(named && { named }),
  }
}

function toLegBody({
  matchId,
  marketId,
  specifier,
  outcomeId,
  odds,
}: PlacementDraft['legs'][number]): LegBody {
  return { match_id: matchId, market_id: marketId, specifier, outcome_id: outcomeId, odds }
}
