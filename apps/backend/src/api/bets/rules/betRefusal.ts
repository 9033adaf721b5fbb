import type { PlacementRefusal, PlacementRefusalKind } from '@touchline/domain/placing'

/** Why a bet is refused: by a betting rule, or because of the request it is in. */
export type BetRefusalKind =
  | PlacementRefusalKind
  | 'group-refused'
  | 'not-a-quick-bet'
  | 'win-not-above-stake'
  | 'one-custom-bet-only'
  | 'decided-too-late'

export type BetRefusal = Omit<PlacementRefusal, 'kind'> & { readonly kind: BetRefusalKind }
