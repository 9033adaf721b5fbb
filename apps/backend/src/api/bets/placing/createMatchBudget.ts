import { LRUCache } from 'lru-cache'
import { areTooManyMatches } from '@touchline/domain/placing'

/** Matches that a player named longer ago do not count. */
const WINDOW_MS = 1_000
/** Above this number, the players whose last request is longest ago are removed. */
const PLAYERS_MAX = 10_000

/** Limits how many different matches a player can bet on within a second ([PLACE-38]). */
export type MatchBudget = {
  /** Whether the player may name these matches now; if so, they count. A repeated request names nothing new. */
  readonly take: (playerId: string, matchIds: Iterable<string>) => boolean
}

/** Counts in memory: each process of the back end has its own limit, and a restart resets only one second of counts. */
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
