import { LRUCache } from 'lru-cache'
import { areTooManyMatches } from '@touchline/domain/placing'

/** What players have named lately; anything longer ago does not count. */
const WINDOW_MS = 1_000
/** Players are forgotten when there are more than this, those first whose last request is longest ago. */
const PLAYERS_MAX = 10_000

/** How many different matches each player may have bets looked at on within a second ([PLACE-38]). */
export type MatchBudget = {
  /** Whether the player may name these now; then they count. A request that is sent again names nothing new. */
  readonly take: (playerId: string, matchIds: Iterable<string>) => boolean
}

/** Counts in memory: each process of the back end holds up the feed by itself, and a restart costs a second of it. */
export function createMatchBudget({ now }: { readonly now: () => number }): MatchBudget {
  const named = new LRUCache<string, ReadonlyMap<string, number>>({ max: PLAYERS_MAX })
  return {
    take(playerId, matchIds) {
      const at = now()
      const earlier = [...(named.get(playerId) ?? [])].filter(([, when]) => at - when < WINDOW_MS)
      const all = new Map([...earlier, ...[...matchIds].map(id => [id, at] as const)])
      if (areTooManyMatches(all.keys())) return false
      named.set(playerId, all)
      return true
    },
  }
}
