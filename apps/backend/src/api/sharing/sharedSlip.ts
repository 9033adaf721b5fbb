import type { BetToShareWire } from '@touchline/contract'

/**
 * A slip as it is kept under its code: the keys of what was picked, with prices, stakes and types. What they are called is read when the
 * code is opened. Bonus and joint price are the sharer's own and stay behind.
 */
export type SharedSlip = {
  readonly bets: readonly Pick<BetToShareWire, 'type' | 'stake' | 'selections' | 'system_id' | 'named'>[]
}
