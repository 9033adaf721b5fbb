import { beforeEach, vi } from 'vitest'

const RUNS_MAX = 25

// Each mutant must meet the same examples, or its fate would be luck; and it is met by thousands of tests, so a property
// runs fewer examples here than it does for itself. The first failing one is enough: looking for a smaller costs time.
vi.mock('fast-check', async importOriginal => {
  const { default: fc } = await importOriginal<typeof import('fast-check')>()
  const assert = <T>(property: Parameters<typeof fc.assert<T>>[0], parameters: { numRuns?: number } = {}) => {
    const numRuns = Math.min(parameters.numRuns ?? RUNS_MAX, RUNS_MAX)
    return fc.assert(property, { ...parameters, numRuns, seed: 2026, endOnFailure: true })
  }
  return { default: { ...fc, assert } }
})

// These ask whether thousands of random walks are wide enough, not whether a rule holds.
beforeEach(({ task, skip }) => skip(task.name.includes('the walks see')))
