import fc from 'fast-check'

const RUNS_MAX = 40

/**
 * What test files get for `fast-check` under mutation. Each mutant must meet the same examples, or its fate would be luck;
 * and it is met by thousands of tests, so a property runs fewer examples here than it does for itself. The first failing
 * one is enough: looking for a smaller costs time.
 */
function assert<T>(property: Parameters<typeof fc.assert<T>>[0], parameters: { numRuns?: number } = {}) {
  const numRuns = Math.min(parameters.numRuns ?? RUNS_MAX, RUNS_MAX)
  return fc.assert(property, { ...parameters, numRuns, seed: 2026, endOnFailure: true })
}

export default { ...fc, assert }
