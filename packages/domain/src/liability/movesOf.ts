import type { LiableBet } from './liableBet.ts'
import { liabilityCountsOf } from './liabilityCountsOf.ts'
import type { LiabilityCount } from './liabilityCountsOf.ts'
import type { UsedOf } from './limitsLeft.ts'

/** A bet before and after a change; absent before it was placed, and after it ended. */
export type LiabilityChange = { readonly before?: LiableBet; readonly after?: LiableBet }

/** The change in the used parts of a limit: below 0 where it is freed. */
export type LiabilityMove = LiabilityCount

/** The changes that bets cause, one for each limit, in the order in which limits are locked ([LIABILITY-3]). */
export function movesOf(changes: readonly LiabilityChange[]): readonly LiabilityMove[] {
  const moves = new Map<string, LiabilityMove>()
  const add = (sign: 1 | -1, bet: LiableBet | undefined) => {
    for (const { key, limit, parts } of bet ? liabilityCountsOf(bet) : []) {
      moves.set(key, { key, limit, parts: (moves.get(key)?.parts ?? 0) + sign * parts })
    }
  }
  for (const { before, after } of changes) {
    add(-1, before)
    add(1, after)
  }
  return [...moves.values()].filter(({ parts }) => parts !== 0).toSorted((a, b) => (a.key < b.key ? -1 : 1))
}

/**
 * Whether a limit has this much left. A change that uses nothing more is always within it, because a limit ends no running
 * bet ([LIABILITY-9]).
 */
export function isWithin({ key, limit, parts }: LiabilityMove, usedOf: UsedOf): boolean {
  return parts <= 0 || usedOf(key) + parts <= limit
}
