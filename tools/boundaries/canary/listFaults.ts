import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { spareAllowances } from '../allowances.ts'
import { checkFolderSizes } from '../checkFolderSizes.ts'
import { checkLintConfig } from '../lint/checkLintConfig.ts'
import { checkLongFunctions } from '../checkLongFunctions.ts'
import { MODULES, type Module } from '../modules/index.ts'
import type { Project } from '../project.ts'

const LONG = 'canary/apps/web/src/core/slip/longFunction.ts'
const SHORT = 'canary/tools/allowedLength.ts'

/**
 * Lists that may only shrink are refused if an entry is not needed, and so is a configuration that was not generated
 * from the table.
 */
export function listFaults(root: string, project: Project): readonly string[] {
  const committed = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
  const [first] = MODULES
  const spare: Module = {
    ...first!,
    packages: ['left-pad'],
    globals: [{ group: 'clock', in: [`${first!.folder}/src`], why: 'a canary' }],
  }
  const files = (count: number) => Array.from({ length: count }, (_, n) => `packages/ui/src/File${n}.ts`)
  const expected: readonly (readonly [string, readonly string[], number])[] = [
    ['A configuration of the linter that was edited by hand', checkLintConfig(`${committed} `, project), 1],
    ['A package and a global that are allowed for nothing', spareAllowances(new Set(), [spare]), 2],
    ['A long function on the list', checkLongFunctions(root, { [LONG]: 63 }), 0],
    ['A long function with too high an entry', checkLongFunctions(root, { [LONG]: 99 }), 1],
    ['A short function on the list', checkLongFunctions(root, { [SHORT]: 99 }), 1],
    ['A folder with 25 files', checkFolderSizes(files(25), {}), 0],
    ['A folder with 26 files', checkFolderSizes(files(26), {}), 1],
    ['A large folder with a reason', checkFolderSizes(files(26), { 'packages/ui/src': 'a canary' }), 0],
    ['A small folder with a reason', checkFolderSizes(files(25), { 'packages/ui/src': 'a canary' }), 1],
  ]
  return expected
    .filter(([, faults, count]) => faults.length !== count)
    .map(
      ([what, faults, count]) => `${what} gave ${faults.length} faults, not ${count}: ${faults.join('; ')}`,
    )
}
