import { readFileSync } from 'node:fs'

/** One numbered row of RULES.md. */
export type RuleRow = {
  readonly id: string
  readonly says: string
  readonly functions: string
  readonly test: string
}

/** The text of RULES.md. */
function rulesText(): string {
  return readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
}

/** The rows of the rule tables: those that start with an id. */
export function ruleRows(): readonly RuleRow[] {
  return tableRows()
    .filter(([id]) => /^[A-Z]+-\d+$/.test(id!))
    .map(([id, says, functions, test]) => ({ id: id!, says: says!, functions: functions!, test: test! }))
}

/** One sentence of the specification and where it stands: rules by id, tests of the application by title. */
export type SentenceRow = {
  /** Its row of docs/coverage.md, without the letter that tells sentences of one row apart. */
  readonly coverageId: string
  readonly id: string
  readonly rules: readonly string[]
  readonly titles: readonly string[]
}

/** The rows of the last table of RULES.md. */
export function sentenceRows(): readonly SentenceRow[] {
  return tableRows()
    .filter(([id]) => SENTENCE.test(id!))
    .map(([id, , stands]) => ({
      id: id!,
      coverageId: id!.replace(/[a-z]$/, ''),
      rules: [...stands!.matchAll(/\b[A-Z]+-\d+\b(?=[^"]*(?:"[^"]*"[^"]*)*$)/g)].map(([rule]) => rule),
      titles: [...stands!.matchAll(/"([^"]+)"/g)].map(([, title]) => title!),
    }))
}

const SENTENCE = /^[\d.]+\/[a-z-]+\/\d+[a-z]?$/

/** One word of the state x event table and the states it stands for. */
export type TableWord = { readonly event: string; readonly state: string; readonly next: readonly string[] }

/** Every word of the state x event table. */
export function slipTableWords(): readonly TableWord[] {
  const rows = tableRows()
  const head = rows.findIndex(cells => cells[0] === 'event')
  const states = rows[head]!.slice(1)
  const body = rows.slice(head + 2)
  const end = body.findIndex(cells => cells[0] === 'id')
  return body
    .slice(0, end)
    .flatMap(([event, ...cells]) =>
      states.flatMap((state, i) =>
        cells[i]!.split(/,\s*/).map(word => ({ event: event!, state, next: nextStates(word, state) })),
      ),
    )
}

/** The states an event may lead to from a state. */
export function slipTable(): ReadonlyMap<string, ReadonlySet<string>> {
  const byStep = new Map<string, Set<string>>()
  for (const { event, state, next } of slipTableWords()) {
    const step = `${event} in ${state}`
    byStep.set(step, new Set([...(byStep.get(step) ?? []), ...next]))
  }
  return byStep
}

function nextStates(word: string, state: string): readonly string[] {
  return word === 'stay' ? [state] : word === 'rest' ? ['INITIAL', 'ODDS_CHANGED'] : [word]
}

function tableRows(): string[][] {
  return rulesText()
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .slice(1, -1)
        .split('|')
        .map(cell => cell.trim()),
    )
}
