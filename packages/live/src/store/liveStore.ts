import type { MatchId, Provider, ProviderStatus } from '@touchline/domain/match'
import { createFrame } from './cell.ts'
import type { LiveCells, LiveValues } from './liveValues.ts'
import { createMatchNode, type MatchNode } from './matchNode.ts'
import { createShown, type Shown } from './shown.ts'
import type { MarketsChange, MatchChange, MatchSeed, ProviderChange } from './types.ts'

/**
 * The one home of ticking values on the client: a cell per price, and per match its state and count of markets.
 * Writing costs what changed, however many cells there are; listeners hear once a frame.
 */
export interface LiveStore extends LiveValues {
  /** Takes in a snapshot. What the store already knows at a higher version stays. */
  seed(matches: readonly MatchSeed[]): void
  /** False when it names a market or outcome that no snapshot of a known match has named. */
  applyMarkets(change: MarketsChange): boolean
  applyMatch(change: MatchChange): void
  applyProviders(changes: readonly ProviderChange[]): void
  /** The provider of a match; undefined until a snapshot has named the match. */
  provider(id: MatchId): Provider | undefined
  providerStatus(provider: Provider): ProviderStatus
  /** Needs these matches although nobody listens to them just now. Returns the way to let go. */
  hold(ids: readonly MatchId[]): () => void
  /** What is held, and all matches. */
  readonly holds: ReadonlySet<readonly MatchId[]>
  readonly nodes: ReadonlyMap<MatchId, MatchNode>
  /** Forgets matches that nobody shows any more. */
  release(ids: readonly MatchId[]): void
  /** The same values as they are shown. */
  readonly shown: Shown
  /** Matches held now. */
  readonly size: number
  /** Wakes listeners without waiting for the frame. */
  flush(): void
}

/** @param schedule runs the flush before the next paint; called at most once per frame. */
export function createLiveStore(schedule: (flush: () => void) => void): LiveStore {
  const frame = createFrame(schedule)
  const matches = new Map<MatchId, MatchNode>()
  /** Matches by whose markets they have, so that a provider's change visits no other. */
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
      // A list of its own: the same one may be held twice.
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

/** Notes whose markets a match has; a provider's name is a set's key, so that noting it again changes nothing. */
function noteProviders(byProvider: Map<Provider, Set<MatchNode>>, node: MatchNode, seed: MatchSeed): void {
  for (const { provider } of seed.markets) {
    const nodes = byProvider.get(provider)
    if (nodes) nodes.add(node)
    else byProvider.set(provider, new Set([node]))
  }
}
