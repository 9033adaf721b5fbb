import type { BetTerm, LegTerm, TermKey, TermValues } from './betTerm.ts'

/** One sentence with its values. */
export function term(kind: BetTerm['kind'], says: TermKey, values: TermValues = {}): LegTerm {
  return { kind, says, values }
}
