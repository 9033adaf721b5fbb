import type { MarketId } from '../language/index.ts'

/** The winner among any number of competitors, as the feed numbers it; its outcomes are the competitors' ids. */
export const WINNER_MARKET = 1110
/** A runner among the first `places`; the number is ours. */
export const PLACE_MARKET = 1111

export type RunnerMarket = {
  readonly id: MarketId
  readonly groups: readonly string[]
  /** Lower comes first. */
  readonly priority: number
}

/** The markets of events without two sides: an outcome of theirs is a runner, named as the runner is. */
const RUNNER_MARKETS: ReadonlyMap<number, RunnerMarket> = new Map([
  [WINNER_MARKET, { id: WINNER_MARKET, groups: ['main'], priority: 1 }],
  [PLACE_MARKET, { id: PLACE_MARKET, groups: ['main'], priority: 2 }],
])

export function runnerMarketOf(marketId: number): RunnerMarket | undefined {
  return RUNNER_MARKETS.get(marketId)
}
