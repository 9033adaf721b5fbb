import type { MarketId } from '../language/index.ts'

/** The winner among any number of competitors, with the feed's id; its outcomes are the competitors' ids. */
export const WINNER_MARKET = 1110
/** A runner among the first `places`; the id is ours. */
export const PLACE_MARKET = 1111

export type RunnerMarket = {
  readonly id: MarketId
  readonly groups: readonly string[]
  /** Lower comes first. */
  readonly priority: number
}

/** The markets of events without two sides: each outcome is a runner and has its name. */
const RUNNER_MARKETS: ReadonlyMap<number, RunnerMarket> = new Map([
  [WINNER_MARKET, { id: WINNER_MARKET, groups: ['main'], priority: 1 }],
  [PLACE_MARKET, { id: PLACE_MARKET, groups: ['main'], priority: 2 }],
])

export function runnerMarketOf(marketId: number): RunnerMarket | undefined {
  return RUNNER_MARKETS.get(marketId)
}
