import type { BetResult } from '@touchline/domain'
import { descriptorOf } from './descriptors/index.ts'
import { readSpecifier } from './specifier.ts'
import { pricingOf, type PlayOf, type SportKey } from './sports.ts'
import type { Cell, Grade, OutcomeRule } from './types.ts'

/** The five pairs of the feed as result codes (reference/domain.md c). */
const RESULTS: Readonly<Record<Grade, BetResult>> = {
  [2]: 'win_entire',
  [1]: 'refund_half_win_other',
  [0]: 'refund_entire',
  [-1]: 'refund_half_lose_other',
  [-2]: 'lose_entire',
}

/** Results of those outcomes of a line that no way of ending the match can change any more, by outcome id. */
export function resultsOf<Key extends SportKey>(
  sportKey: Key,
  marketId: number,
  specifier: string,
  state: PlayOf<Key>,
): ReadonlyMap<string, BetResult> {
  const { spaceOf, possible } = pricingOf(sportKey)
  const values = readSpecifier(specifier)
  const space = spaceOf(marketId, values)
  const cells = space === undefined ? undefined : possible(state, space)
  const results = new Map<string, BetResult>()
  if (!cells || cells.length === 0) return results
  for (const outcome of descriptorOf(marketId).rule(values)) {
    const grade = sameGrade(outcome, cells)
    if (grade !== undefined) results.set(outcome.id, RESULTS[grade])
  }
  return results
}

/** The result of one outcome once it is decided; undefined while it can still go either way. */
export function resultOf<Key extends SportKey>(
  sportKey: Key,
  marketId: number,
  specifier: string,
  outcomeId: string,
  state: PlayOf<Key>,
): BetResult | undefined {
  return resultsOf(sportKey, marketId, specifier, state).get(outcomeId)
}

function sameGrade({ grade }: OutcomeRule, cells: readonly Cell[]): Grade | undefined {
  const first = grade(cells[0]![0], cells[0]![1])
  return cells.every(([home, away]) => grade(home, away) === first) ? first : undefined
}
