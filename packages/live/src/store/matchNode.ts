import { MARKET_STATUS } from '@touchline/domain'
import type {
  MarketStatus,
  MatchState,
  Odds,
  OutcomeKey,
  Provider,
  ProviderStatus,
  SuspensionReason,
} from '@touchline/domain'
import type { Frame, WritableCell } from './cell.ts'
import { priceOf, samePrice } from './priceOf.ts'
import type { MarketSeed, MarketsChange, MatchChange, MatchSeed, Price } from './types.ts'

/** One match in the store: its state, and its markets with a cell per outcome. */
export interface MatchNode {
  readonly provider: Provider
  readonly state: WritableCell<MatchState>
  readonly availableMarkets: WritableCell<number>
  price(key: OutcomeKey): WritableCell<Price> | undefined
  seed(seed: MatchSeed): void
  /** False when the change names a market or outcome that no snapshot has named. */
  applyMarkets(change: MarketsChange): boolean
  applyState(change: MatchChange): void
  refreshProvider(provider: Provider): void
  cells(): Iterable<Pick<WritableCell<unknown>, 'read' | 'touch' | 'listeners'>>
}

type MarketNode = {
  readonly provider: Provider
  status: MarketStatus
  reason: SuspensionReason | undefined
  version: number
  readonly outcomes: Map<string, OutcomeNode>
}
type OutcomeNode = { odds: Odds; active: boolean; version: number; readonly cell: WritableCell<Price> }

export function createMatchNode(
  first: MatchSeed,
  frame: Frame,
  providerStatus: (provider: Provider) => ProviderStatus,
): MatchNode {
  const state = frame.cell(first.state)
  const availableMarkets = frame.cell(first.availableMarkets)
  const markets = new Map<string, MarketNode>()
  let stateVersion = first.version

  function priceNow(market: MarketNode, outcome: Pick<OutcomeNode, 'odds' | 'active'>): Price {
    return priceOf(outcome.odds, {
      outcomeActive: outcome.active,
      marketStatus: market.status,
      matchStatus: state.read().status,
      providerStatus: providerStatus(market.provider),
      ...(market.reason && { reason: market.reason }),
    })
  }

  function refresh(market: MarketNode): void {
    for (const outcome of market.outcomes.values()) outcome.cell.write(priceNow(market, outcome))
  }

  function writeState(next: MatchState, version: number): void {
    if (version <= stateVersion) return
    stateVersion = version
    const statusChanged = state.read().status !== next.status
    state.write(next)
    if (statusChanged) for (const market of markets.values()) refresh(market)
  }

  /** Merges one market. A version lower than what an outcome or the market's status already has changes nothing of it. */
  function merge(market: MarketNode, change: Omit<MarketSeed, 'provider'>, version: number): boolean {
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
    if (statusMoved) refresh(market)
    return allKnown
  }

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
    merge(market, seed, version)
  }

  /** Ends what a whole snapshot does not hold and nothing newer has told of. */
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
    provider: first.provider,
    state,
    availableMarkets,
    price: key => markets.get(marketKey(key.marketId, key.specifier))?.outcomes.get(key.outcomeId)?.cell,
    seed(seed) {
      if (seed.version >= stateVersion) availableMarkets.write(seed.availableMarkets)
      writeState(seed.state, seed.version)
      const version = seed.marketsVersion ?? seed.version
      for (const market of seed.markets) seedMarket(market, version)
      if (seed.isWhole) endMissing(seed.markets, version)
    },
    applyMarkets(change) {
      let allKnown = true
      for (const next of change.markets) {
        const market = markets.get(marketKey(next.id, next.specifier))
        if (!market || !merge(market, next, change.version)) allKnown = false
      }
      return allKnown
    },
    applyState(change) {
      if (change.version >= stateVersion) availableMarkets.write(change.availableMarkets)
      writeState(change.state, change.version)
    },
    *cells() {
      yield state
      yield availableMarkets
      for (const { outcomes } of markets.values()) for (const { cell } of outcomes.values()) yield cell
    },
    refreshProvider(provider) {
      for (const market of markets.values()) if (market.provider === provider) refresh(market)
    },
  }
}

const marketKey = (id: number, specifier: string): string => `${id}/${specifier}`

/** Whether a market could take bets again: one that was settled or cancelled stays what it is. */
const isOffered = (status: MarketStatus): boolean =>
  status !== MARKET_STATUS.settled && status !== MARKET_STATUS.cancelled
