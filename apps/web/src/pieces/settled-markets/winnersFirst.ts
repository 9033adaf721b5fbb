import type { OutcomeStatus } from '@touchline/domain/catalogue'

type Outcome = { readonly status: OutcomeStatus }

const ORDER: readonly OutcomeStatus[] = ['won', 'half-won', 'void', 'open', 'half-lost', 'lost']

/** Outcomes by result: winners first, then returned ones, then losers, each in the order in which they were offered. */
export const winnersFirst = <T extends Outcome>(outcomes: readonly T[]): readonly T[] =>
  outcomes.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status))

/** Those that won, in whole or by half. */
export const winnersOf = <T extends Outcome>(outcomes: readonly T[]): readonly T[] =>
  winnersFirst(outcomes).filter(({ status }) => status === 'won' || status === 'half-won')
