import type { Market } from '@touchline/domain/market'
import type { MatchId } from '@touchline/domain/match'
import type { LiveStore, MatchSeed } from '@touchline/live'

/** Lower than any version of a match. */
const BEFORE_ALL = -1

/** Only the markets of a match that the store has already: the state of the match itself does not change. */
export function seedOfMarkets(
  store: LiveStore,
  id: MatchId,
  markets: readonly Market[],
  version: number,
): MatchSeed | undefined {
  const provider = store.provider(id)
  const state = store.matchState(id)?.read()
  const availableMarkets = store.availableMarkets(id)?.read()
  if (!provider || !state || availableMarkets === undefined) return undefined
  return { id, version: BEFORE_ALL, marketsVersion: version, provider, state, availableMarkets, markets }
}
