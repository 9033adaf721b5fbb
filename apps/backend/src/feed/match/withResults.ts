import { resultKey, type OutcomeResult } from './matchRecord.ts'

/** The keys of the outcomes whose results are written, after some more of them are. */
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
