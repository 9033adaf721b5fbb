import type { BetResult } from '@touchline/domain/bet'
import { descriptorOf } from './descriptors/index.ts'
import { readSpecifierValues } from './describing/specifier.ts'
import { pricingOf, type PlayOf, type SportKey } from './sports.ts'
import type { ScoreCell, Grade, OutcomeRule } from './types.ts'

/** The five pairs of the feed as result codes (reference/domain.md c). */
const RESULTS: Readonly<Record<Grade, BetResult>> = {
  [2]: 'win_entire',
  [1]: 'refund_half_win_other',
  [0]: 'refund_entire',
  [-1]: 'refund_half_lose_other',
  [-2]: 'lose_entire',
}

/**
 * Returns the results of those outcomes of a line that can no longer change, by outcome id. Created once per state, so
 * that the possible ends of each count are listed once.
 */
export function decidedResults<Key extends SportKey>(
  sportKey: Key,
  state: PlayOf<Key>,
): (marketId: number, specifier: string) => ReadonlyMap<string, BetResult> {
  const { spaceOf, possible } = pricingOf(sportKey)
  const ends = new Map<string, readonly ScoreCell[] | undefined>()
  return (marketId, specifier) => {
    const values = readSpecifierValues(specifier)
    const space = spaceOf(marketId, values)
    const results = new Map<string, BetResult>()
    if (space === undefined) return results
    if (!ends.has(space)) ends.set(space, possible(state, space))
    const cells = ends.get(space)
    if (!cells || cells.length === 0) return results
    for (const outcome of descriptorOf(marketId).rule(values)) {
      const grade = sameGrade(outcome, cells)
      if (grade !== undefined) results.set(outcome.id, RESULTS[grade])
    }
    return results
  }
}

/** The result of one outcome once it is decided; undefined while it is still open. */
export function resultOf<Key extends SportKey>(
  sportKey: Key,
  marketId: number,
  specifier: string,
  outcomeId: string,
  state: PlayOf<Key>,
): BetResult | undefined {
  return decidedResults(sportKey, state)(marketId, specifier).get(outcomeId)
}

function sameGrade({ grade }: OutcomeRule, cells: readonly ScoreCell[]): Grade | undefined {
  const first = grade(cells[0]![0], cells[0]![1])
  return cells.every(([home, away]) => grade(home, away) === first) ? first : undefined
}
