import { readFileSync } from 'node:fs'

/** One numbered row of RULES.md. */
export type RuleRow = {
  readonly id: string
  readonly says: string
  readonly functions: string
  readonly test: string
}

/** The text of RULES.md. */
export function rulesText(): string {
  return readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
}

/** The rows of the rule tables: those that start with an id. */
export function ruleRows(): readonly RuleRow[] {
  return tableRows()
    .filter(([id]) => /^[A-Z]+-\d+$/.test(id!))
    .map(([id, says, functions, test]) => ({ id: id!, says: says!, functions: functions!, test: test! }))
}

/** The state x event table: event -> state -> states it may lead to. */
export function slipTable(): ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>> {
  const rows = tableRows()
  const head = rows.findIndex(cells => cells[0] === 'event')
  const states = rows[head]!.slice(1)
  const body = rows.slice(head + 2)
  const end = body.findIndex(cells => cells[0] === 'id')
  return new Map(
    body.slice(0, end).map(([event, ...cells]) => {
      const byState = states.map((state, i) => [state, nextStates(cells[i]!, state)] as const)
      return [event!, new Map(byState)]
    }),
  )
}

function nextStates(cell: string, state: string): ReadonlySet<string> {
  const words = cell.split(/,\s*/)
  return new Set(
    words.flatMap(word =>
      word === 'stay' ? [state] : word === 'rest' ? ['INITIAL', 'ODDS_CHANGED'] : [word],
    ),
  )
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
