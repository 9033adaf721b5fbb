import type { CheckedFile } from '../checkFile.ts'
import { TYPE_CYCLES } from '../exceptions.ts'
import { findCycles, type ImportGraph } from './findCycles.ts'

/**
 * Import cycles. A run-time cycle is always a fault; one that closes by types only is a fault unless it is in the
 * list of exceptions: none of those may grow, and an entry that is larger than its cycle fails.
 */
export function checkCycles(
  checked: ReadonlyMap<string, CheckedFile>,
  waiting: readonly (readonly string[])[] = TYPE_CYCLES,
): readonly string[] {
  const atRunTime = findCycles(graphOf(checked, false))
  const running = new Set(atRunTime.flat())
  const byTypes = findCycles(graphOf(checked, true)).filter(cycle => !cycle.every(file => running.has(file)))
  const isWithin = (cycle: readonly string[], files: readonly string[]) =>
    cycle.every(file => files.includes(file))
  return [
    ...atRunTime.map(cycle => `Import cycle of ${cycle.length} files at run time:\n  ${cycle.join('\n  ')}`),
    ...byTypes
      .filter(cycle => !waiting.some(files => isWithin(cycle, files)))
      .map(cycle => `Import cycle of ${cycle.length} files, closed by types:\n  ${cycle.join('\n  ')}`),
    ...waiting.flatMap(files => {
      const left = new Set(byTypes.filter(cycle => isWithin(cycle, files)).flat())
      return files
        .filter(file => !left.has(file))
        .map(
          file =>
            `${file} is in no cycle any more: take it out of TYPE_CYCLES in tools/boundaries/exceptions.ts.`,
        )
    }),
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
