import { readFileSync } from 'node:fs'

/** One entry of the state x event table of RULES.md and the states it means. */
export type TableWord = { readonly event: string; readonly state: string; readonly next: readonly string[] }

/** Every entry of the table: its rows start with the one that begins with "event" and end at the first empty line. */
export function slipTableWords(): readonly TableWord[] {
  const text = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8')
  const [head, , ...body] = text
    .slice(text.indexOf('| event '))
    .split('\n\n', 1)[0]!
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
  const states = head!.slice(2, -1)
  return body.flatMap(([, event, ...cells]) =>
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
