import type { OutcomeKey } from '@touchline/domain/market'
import type { MatchState, Provider, ProviderStatus } from '@touchline/domain/match'
import type { FrameBatch, WritableCell } from './cell.ts'
import { createMarketNodes } from './marketNodes.ts'
import { priceOf } from './priceOf.ts'
import type { MarketsChange, MatchChange, MatchSeed, Price } from './types.ts'

/** One match in the store: its state, and its markets with a cell per outcome. */
export interface MatchNode {
  readonly provider: Provider
  readonly state: WritableCell<MatchState>
  readonly availableMarkets: WritableCell<number>
  price(key: OutcomeKey): WritableCell<Price> | undefined
  seed(seed: MatchSeed): void
  /** False when the change refers to a market or outcome that no snapshot has contained. */
  applyMarkets(change: MarketsChange): boolean
  applyState(change: MatchChange): void
  refreshProvider(provider: Provider): void
  cells(): Iterable<Pick<WritableCell<unknown>, 'read' | 'touch' | 'listeners'>>
}

/** @param providerStatus current status of a provider: prices of one that is down are suspended */
export function createMatchNode(
  first: MatchSeed,
  frame: FrameBatch,
  providerStatus: (provider: Provider) => ProviderStatus,
): MatchNode {
  const state = frame.cell(first.state)
  const availableMarkets = frame.cell(first.availableMarkets)
  const markets = createMarketNodes(frame, (market, outcome) =>
    priceOf(outcome.odds, {
      outcomeActive: outcome.active,
      marketStatus: market.status,
      matchStatus: state.read().status,
      providerStatus: providerStatus(market.provider),
      ...(market.reason && { reason: market.reason }),
    }),
  )
  let stateVersion = first.version

  function writeState(next: MatchState, version: number): void {
    if (version <= stateVersion) return
    stateVersion = version
    const statusChanged = state.read().status !== next.status
    state.write(next)
    if (statusChanged) for (const market of markets.all()) markets.refresh(market)
  }

  return {
    provider: first.provider,
    state,
    availableMarkets,
    price: markets.cell,
    seed(seed) {
      if (seed.version >= stateVersion) availableMarkets.write(seed.availableMarkets)
      writeState(seed.state, seed.version)
      const version = seed.marketsVersion ?? seed.version
      for (const market of seed.markets) markets.seed(market, version)
      if (seed.isWhole) markets.endMissing(seed.markets, version)
    },
    applyMarkets: markets.apply,
    applyState(change) {
      if (change.version >= stateVersion) availableMarkets.write(change.availableMarkets)
      writeState(change.state, change.version)
    },
    *cells() {
      yield state
      yield availableMarkets
      for (const { outcomes } of markets.all()) for (const { cell } of outcomes.values()) yield cell
    },
    refreshProvider(provider) {
      for (const market of markets.all()) if (market.provider === provider) markets.refresh(market)
    },
  }
}
