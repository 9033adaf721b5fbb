import type { Fault } from '../world/faults.ts'
import type { SeedResult } from '../runSeed.ts'

/** What became of a seed, as one process tells another. */
export interface Outcome {
  readonly seed: number
  readonly turns: number
  readonly intents: number
  readonly unsure: number
  readonly bets: number
  readonly hash: string
  readonly faults: Readonly<Partial<Record<Fault, number>>>
  readonly broken?: { readonly invariant: string; readonly what: string; readonly last: readonly string[] }
}

export function outcomeOf({
  seed,
  turns,
  intents,
  unsure,
  bets,
  hash,
  faults,
  violation,
  last,
}: SeedResult): Outcome {
  return {
    seed,
    turns,
    intents,
    unsure,
    bets,
    hash,
    faults: Object.fromEntries(faults.counts),
    ...(violation && { broken: { invariant: violation.invariant, what: violation.message, last } }),
  }
}
