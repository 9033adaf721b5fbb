import { placementsOf, type DraftBet, type PlacementDraft } from '@touchline/domain'

/** One bet of a request, and the draft it comes from. */
export type OutgoingBet = { readonly draft: DraftBet; readonly placement: PlacementDraft }

/** The bets of a request in its order, several for a named bet. Answers speak of them by index. */
export function outgoing(drafts: readonly DraftBet[]): readonly OutgoingBet[] {
  return drafts.flatMap(draft => placementsOf(draft).map(placement => ({ draft, placement })))
}
