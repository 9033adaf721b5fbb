import type { MatchId, Provider, ProviderStatus } from '@touchline/domain/match'
import { createFrame } from './cell.ts'
import type { LiveCells, LiveValues } from './liveValues.ts'
import { createMatchNode, type MatchNode } from './matchNode.ts'
import { createShown, type Shown } from './shown.ts'
import type { MarketsChange, MatchChange, MatchSeed, ProviderChange } from './types.ts'

/**
 * The only store of ticking values on the client: a cell per price, and per match its state and count of markets.
 * Writing costs only what changed, however many cells there are; listeners are called once per frame.
 */
export interface LiveStore extends LiveValues {
  /** Applies a snapshot. Values that the store has at a higher version stay. */
  seed(matches: readonly MatchSeed[]): void
  /** False when it refers to a market or outcome that no snapshot of a known match has contained. */
  applyMarkets(change: MarketsChange): boolean
  applyMatch(change: MatchChange): void
  applyProviders(changes: readonly ProviderChange[]): void
  /** The provider of a match; undefined until a snapshot has contained the match. */
  provider(id: MatchId): Provider | undefined
  providerStatus(provider: Provider): ProviderStatus
  /** Keeps these matches in the store even without listeners. Returns a release function. */
  hold(ids: readonly MatchId[]): () => void
  /** All current holds, each with its matches. */
  readonly holds: ReadonlySet<readonly MatchId[]>
  readonly nodes: ReadonlyMap<MatchId, MatchNode>
  /** Removes matches that are no longer shown. */
  release(ids: readonly MatchId[]): void
  /** The same values as they are shown. */
  readonly shown: Shown
  /** Number of matches in the store. */
  readonly size: number
  /** Calls listeners without waiting for the frame. */
  flush(): void
}

/** @param schedule runs the flush before the next paint; called at most once per frame. */
export function createLiveStore(schedule: (flush: () => void) => void): LiveStore {
  const frame = createFrame(schedule)
  const matches = new Map<MatchId, MatchNode>()
  /** Matches by the providers of their markets, so that a provider's change visits no others. */
  const byProvider = new Map<Provider, Set<MatchNode>>()
  const holds = new Set<readonly MatchId[]>()
  const providers = new Map<Provider, ProviderStatus>()
  const providerStatus = (provider: Provider): ProviderStatus => providers.get(provider) ?? 'active'

  function nodeOf(seed: MatchSeed): MatchNode {
    let node = matches.get(seed.id)
    if (!node) matches.set(seed.id, (node = createMatchNode(seed, frame, providerStatus)))
    return node
  }

  const price: LiveCells['price'] = key => matches.get(key.matchId)?.price(key)
  const matchState: LiveCells['matchState'] = id => matches.get(id)?.state
  const availableMarkets: LiveCells['availableMarkets'] = id => matches.get(id)?.availableMarkets

  return {
    seed(seeds) {
      for (const seed of seeds) {
        const node = nodeOf(seed)
        node.seed(seed)
        noteProviders(byProvider, node, seed)
      }
    },
    applyMarkets: change => matches.get(change.matchId)?.applyMarkets(change) ?? true,
    applyMatch: change => matches.get(change.matchId)?.applyState(change),
    applyProviders(changes) {
      for (const { provider, status } of changes) {
        if (providerStatus(provider) === status) continue
        providers.set(provider, status)
        for (const node of byProvider.get(provider) ?? []) node.refreshProvider(provider)
      }
    },
    price,
    matchState,
    availableMarkets,
    shown: createShown({ price, matchState, availableMarkets }),
    provider: id => matches.get(id)?.provider,
    providerStatus,
    hold(ids) {
      // A copy, because the same list may be held twice.
      const held = [...ids]
      holds.add(held)
      return () => void holds.delete(held)
    },
    holds,
    nodes: matches,
    release(ids) {
      for (const id of ids) {
        const node = matches.get(id)
        matches.delete(id)
        for (const nodes of node ? byProvider.values() : []) nodes.delete(node!)
      }
    },
    get size() {
      return matches.size
    },
    flush: () => frame.flush(),
  }
}

/** Records the providers of a match's markets; repeating it changes nothing. */
function noteProviders(byProvider: Map<Provider, Set<MatchNode>>, node: MatchNode, seed: MatchSeed): void {
  for (const { provider } of seed.markets) {
    const nodes = byProvider.get(provider)
    if (nodes) nodes.add(node)
    else byProvider.set(provider, new Set([node]))
  }
}
