import type { PlacementDraft } from '@touchline/domain/placing'
import { partsOf, placementsOf, type DraftBet } from '@touchline/domain/slip'

/**
 * One bet of a request, and the draft it comes from; a named bet is sent as several, and `part` is the index of this
 * one.
 */
export type OutgoingBet = {
  readonly draft: DraftBet
  readonly part: DraftBet
  readonly placement: PlacementDraft
}

/** The bets of a request in its order, several for a named bet. Answers refer to them by index. */
export function outgoing(drafts: readonly DraftBet[]): readonly OutgoingBet[] {
  return drafts.flatMap(draft => {
    const placements = placementsOf(draft)
    return partsOf(draft).map(({ bet: part }, i) => ({ draft, part, placement: placements[i]! }))
  })
}
