import fc from 'fast-check'

const RUNS_MAX = 40

/**
 * Replaces `fast-check` in test files under mutation. Each mutant must meet the same examples, or its result would be
 * random; and thousands of tests run for it, so a property runs fewer examples here than in the normal tests. The
 * first failing one is enough: shrinking costs time.
 */
function assert<T>(property: Parameters<typeof fc.assert<T>>[0], parameters: { numRuns?: number } = {}) {
  const numRuns = Math.min(parameters.numRuns ?? RUNS_MAX, RUNS_MAX)
  return fc.assert(property, { ...parameters, numRuns, seed: 2026, endOnFailure: true })
}

export default { ...fc, assert }
