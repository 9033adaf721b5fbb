import { basename } from 'node:path'
import { checkCycles } from '../imports/checkCycles.ts'
import { checkFile } from '../checkFile.ts'
import type { Project } from '../project.ts'

/** A run-time cycle and one that closes by types are both found, and so is an exception that is too large. */
export function cycleFaults(
  project: Project,
  canaries: readonly string[],
  read: (file: string) => string,
): readonly string[] {
  const found = (prefix: RegExp, waiting: Parameters<typeof checkCycles>[1]) => {
    const files = canaries.filter(file => prefix.test(basename(file)))
    return checkCycles(new Map(files.map(file => [file, checkFile(project, file, read(file))])), waiting)
  }
  const one = 'packages/domain/src/cycleOfTypesOne.ts'
  const two = 'packages/domain/src/cycleOfTypesTwo.ts'
  const expected: readonly (readonly [string, RegExp, readonly string[]])[] = [
    ['The import cycle was not found.', /at run time/, found(/^cycle(One|Two)/, [])],
    ['The cycle of types was not found.', /closed by types/, found(/^cycleOfTypes/, [])],
    [
      'A cycle larger than its exception was let through.',
      /closed by types/,
      found(/^cycleOfTypes/, [[one]]),
    ],
    [
      'An exception larger than its cycle was let through.',
      /in no cycle any more/,
      found(/^cycleOfTypes/, [[one, two, 'packages/domain/src/importsNode.ts']]),
    ],
  ]
  const faults = expected
    .filter(([, message, faults]) => !faults.some(fault => message.test(fault)))
    .map(([text]) => text)
  return found(/^cycleOfTypes/, [[one, two]]).length === 0
    ? faults
    : [...faults, 'A cycle of types that is an exception was refused.']
}
