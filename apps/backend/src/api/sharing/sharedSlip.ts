import type { BetToShareWire } from '@touchline/contract'

/**
 * A slip as stored under its code: the keys of its selections, with prices, stakes and types. Names are read when the
 * code is opened. Bonus and joint price are not stored, because they apply to the sharer only.
 */
export type SharedSlip = {
  readonly bets: readonly Pick<BetToShareWire, 'type' | 'stake' | 'selections' | 'system_id' | 'named'>[]
}
