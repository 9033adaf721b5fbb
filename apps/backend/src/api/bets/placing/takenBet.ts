import type { PlacementDraft, StakeLimits } from '@touchline/domain/placing'

/** A player's account, locked. */
export type LockedAccount = {
  readonly id: string
  readonly currency: string
  readonly subunits: number
  readonly balance: number
}

/** An accepted bet: its odds and its account. */
export type TakenBet = {
  readonly index: number
  readonly draft: PlacementDraft
  readonly account: LockedAccount
  readonly legOdds: readonly number[]
  readonly betOdds: number
  readonly potentialWin: number
  /** Whether its stake is above the limit, so that a trader decides. */
  readonly isVip: boolean
  /** Limits of its currency. */
  readonly limits: Required<StakeLimits>
}
