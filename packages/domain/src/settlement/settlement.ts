import type { BetResult } from '../bet/index.ts'

/** What a bet pays, in subunits, and its result, once its legs decide it. */
export type Settlement =
  | { readonly settled: false }
  | { readonly settled: true; readonly payout: number; readonly result: BetResult }
