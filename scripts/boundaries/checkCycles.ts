import type { CheckedFile } from './checkFile.ts'
import { TYPE_CYCLES, type TypeCycle } from './exceptions.ts'
import { findCycles, type ImportGraph } from './findCycles.ts'

/**
 * Cycles of imports. One that runs is always a fault; one that closes by types only is a fault too, but those of the list wait: each of
 * them may only become smaller, and an entry that is larger than its cycle must be lowered.
 */
export function checkCycles(
  checked: ReadonlyMap<string, CheckedFile>,
  waiting: readonly TypeCycle[] = TYPE_CYCLES,
): readonly string[] {
  const atRunTime = findCycles(graphOf(checked, false))
  const running = new Set(atRunTime.flat())
  const all = findCycles(graphOf(checked, true)).filter(cycle => !cycle.every(file => running.has(file)))
  const entryOf = (cycle: readonly string[]) =>
    waiting.find(
      ({ folder, files }) => cycle.length <= files && cycle.every(file => file.startsWith(`${folder}/`)),
    )
  const spare = waiting.filter(({ folder, files }) => {
    const inFolder = all.filter(cycle => cycle.every(file => file.startsWith(`${folder}/`)))
    return !inFolder.some(cycle => cycle.length === files)
  })
  return [
    ...atRunTime.map(cycle => `Import cycle of ${cycle.length} files at run time:\n  ${cycle.join('\n  ')}`),
    ...all
      .filter(cycle => !entryOf(cycle))
      .map(cycle => `Import cycle of ${cycle.length} files, closed by types:\n  ${cycle.join('\n  ')}`),
    ...spare.map(
      ({ folder, files }) =>
        `No cycle of ${files} files is left in ${folder}: lower or remove its entry in scripts/boundaries/exceptions.ts.`,
    ),
  ]
}

function graphOf(checked: ReadonlyMap<string, CheckedFile>, withTypes: boolean): ImportGraph {
  return new Map(
    [...checked].map(([file, { imports }]) => [
      file,
      imports
        .filter(({ typeOnly }) => withTypes || !typeOnly)
        .flatMap(({ targets }) => targets.flatMap(target => (target.kind === 'file' ? [target.path] : []))),
    ]),
  )
}
