import { MARKET_STATUS } from '@touchline/domain/market'
import type { MarketStatus, OutcomeKey, SuspensionReason } from '@touchline/domain/market'
import type { Provider } from '@touchline/domain/match'
import type { Odds } from '@touchline/domain/odds'
import type { FrameBatch, WritableCell } from './cell.ts'
import { samePrice } from './priceOf.ts'
import type { MarketSeed, MarketsChange, Price } from './types.ts'

/** A line of a match in the store; `version` is that of the last change. */
export type MarketNode = {
  readonly provider: Provider
  status: MarketStatus
  reason: SuspensionReason | undefined
  version: number
  readonly outcomes: Map<string, OutcomeNode>
}

/** A price in the store, with the cell that shows it. */
export type OutcomeNode = { odds: Odds; active: boolean; version: number; readonly cell: WritableCell<Price> }

/** Computes the current price of an outcome of a market. */
export type PriceNow = (market: MarketNode, outcome: Pick<OutcomeNode, 'odds' | 'active'>) => Price

/** The markets of one match, with a cell per outcome. */
export function createMarketNodes(frame: FrameBatch, priceNow: PriceNow) {
  const markets = new Map<string, MarketNode>()

  const refresh = (market: MarketNode): void => writePrices(market, priceNow)

  function seedMarket(seed: MarketSeed, version: number): void {
    const key = marketKey(seed.id, seed.specifier)
    let market = markets.get(key)
    if (!market) {
      market = {
        provider: seed.provider,
        status: seed.status,
        reason: seed.reason,
        version,
        outcomes: new Map(),
      }
      markets.set(key, market)
    }
    for (const { id, odds, active } of seed.outcomes) {
      if (market.outcomes.has(id)) continue
      const cell = frame.cell(priceNow(market, { odds, active }), samePrice)
      market.outcomes.set(id, { odds, active, version, cell })
    }
    merge(market, seed, version, priceNow)
  }

  /** Ends markets and outcomes that a whole snapshot lacks and that nothing newer has changed. */
  function endMissing(seeds: readonly MarketSeed[], version: number): void {
    const named = new Map(seeds.map(seed => [marketKey(seed.id, seed.specifier), seed]))
    for (const [key, market] of markets) {
      const seed = named.get(key)
      if (!seed && market.version <= version && isOffered(market.status)) {
        market.version = version
        market.status = MARKET_STATUS.notAllowed
        market.reason = undefined
      }
      const outcomes = new Set(seed?.outcomes.map(({ id }) => id))
      for (const [id, outcome] of seed ? market.outcomes : []) {
        if (!outcomes.has(id) && outcome.version <= version) outcome.active = false
      }
      refresh(market)
    }
  }

  return {
    seed: seedMarket,
    endMissing,
    refresh,
    all: (): Iterable<MarketNode> => markets.values(),
    cell: (key: OutcomeKey): WritableCell<Price> | undefined =>
      markets.get(marketKey(key.marketId, key.specifier))?.outcomes.get(key.outcomeId)?.cell,
    /** False when it refers to a market or outcome that no snapshot has contained. */
    apply(change: MarketsChange): boolean {
      let allKnown = true
      for (const next of change.markets) {
        const market = markets.get(marketKey(next.id, next.specifier))
        if (!market || !merge(market, next, change.version, priceNow)) allKnown = false
      }
      return allKnown
    },
  }
}

function writePrices(market: MarketNode, priceNow: PriceNow): void {
  for (const outcome of market.outcomes.values()) outcome.cell.write(priceNow(market, outcome))
}

/** Merges one market. A version lower than that of an outcome or of the market's status leaves it unchanged. */
function merge(
  market: MarketNode,
  change: Omit<MarketSeed, 'provider'>,
  version: number,
  priceNow: PriceNow,
): boolean {
  const statusMoved =
    version >= market.version && (market.status !== change.status || market.reason !== change.reason)
  if (version >= market.version) {
    market.version = version
    market.status = change.status
    market.reason = change.reason
  }
  let allKnown = true
  for (const next of change.outcomes) {
    const outcome = market.outcomes.get(next.id)
    if (!outcome) {
      allKnown = false
      continue
    }
    if (version < outcome.version) continue
    outcome.version = version
    outcome.odds = next.odds
    outcome.active = next.active
    if (!statusMoved) outcome.cell.write(priceNow(market, outcome))
  }
  if (statusMoved) writePrices(market, priceNow)
  return allKnown
}

const marketKey = (id: number, specifier: string): string => `${id}/${specifier}`

/** Whether a market can take bets again: a settled or cancelled one cannot. */
const isOffered = (status: MarketStatus): boolean =>
  status !== MARKET_STATUS.settled && status !== MARKET_STATUS.cancelled
