import type { PlacementDraft, StakeLimits } from '@touchline/domain/placing'

/** An account of the player under lock. */
export type LockedAccount = {
  readonly id: string
  readonly currency: string
  readonly subunits: number
  readonly balance: number
}

/** A bet that is taken: at which odds, from which account. */
export type TakenBet = {
  readonly index: number
  readonly draft: PlacementDraft
  readonly account: LockedAccount
  readonly legOdds: readonly number[]
  readonly betOdds: number
  readonly potentialWin: number
  /** Whether its stake is above the limit and a trader decides. */
  readonly isVip: boolean
  /** Of its currency. */
  readonly limits: Required<StakeLimits>
}
