import type { Fault } from '../world/faults.ts'
import type { SeedResult } from '../runSeed.ts'

/** The result of a seed, as one process reports it to another. */
export interface SeedOutcome {
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
}: SeedResult): SeedOutcome {
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
