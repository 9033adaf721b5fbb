import type { BetTerm, LegTerm, TermKey, TermValues } from './betTerm.ts'

/** One sentence with its values. */
export function term(kind: BetTerm['kind'], textKey: TermKey, values: TermValues = {}): LegTerm {
  return { kind, textKey, values }
}
