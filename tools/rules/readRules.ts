/** One numbered row of RULES.md. */
export type RuleRow = {
  readonly id: string
  readonly functions: string
  readonly test: string
}

/** The rows of the rule tables: those that start with an id. */
export function ruleRows(page: string): readonly RuleRow[] {
  return tableRows(page)
    .filter(([id]) => /^[A-Z]+-\d+$/.test(id!))
    .map(([id, , functions, test]) => ({ id: id!, functions: functions!, test: test! }))
}

/** One sentence of the specification and where it is implemented: rules by id, tests of the application by title. */
export type SentenceRow = {
  /** Its row of docs/coverage.md, without the letter that separates sentences of one row. */
  readonly coverageId: string
  readonly id: string
  readonly rules: readonly string[]
  readonly titles: readonly string[]
}

/** The rows of the last table of RULES.md. */
export function sentenceRows(page: string): readonly SentenceRow[] {
  return tableRows(page)
    .filter(([id]) => SENTENCE.test(id!))
    .map(([id, , status]) => ({
      id: id!,
      coverageId: id!.replace(/[a-z]$/, ''),
      rules: [...status!.matchAll(/\b[A-Z]+-\d+\b(?=[^"]*(?:"[^"]*"[^"]*)*$)/g)].map(([rule]) => rule),
      titles: [...status!.matchAll(/"([^"]+)"/g)].map(([, title]) => title!),
    }))
}

const SENTENCE = /^[\d.]+\/[a-z-]+\/\d+[a-z]?$/

/**
 * Ids in brackets, of rules or of other numbered things: `[SLIP-6]`, `[E2E-40]`, `[RT-1.7.14]` without its last
 * parts.
 */
export function idsIn(text: string): readonly string[] {
  return [...text.matchAll(/\[([A-Z][A-Z\d]*-\d+)(?:\.\d+)*\]/g)].map(([, id]) => id!)
}

function tableRows(page: string): string[][] {
  return page
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    )
}
