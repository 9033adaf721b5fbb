import { resultKey, type OutcomeResult } from './matchRecord.ts'

/** Adds the keys of newly written results. */
export function withResults(
  settled: ReadonlySet<string>,
  results: readonly OutcomeResult[],
): ReadonlySet<string> {
  if (results.length === 0) return settled
  return new Set([
    ...settled,
    ...results.map(({ marketId, specifier, outcomeId }) => resultKey(marketId, specifier, outcomeId)),
  ])
}
