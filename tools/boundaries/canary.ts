import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkFile } from './checkFile.ts'
import { compilerFaults } from './canary/compilerFaults.ts'
import { cycleFaults } from './canary/cycleFaults.ts'
import { lintFaults } from './canary/lintFaults.ts'
import { listFaults } from './canary/listFaults.ts'
import { openProject, sourceFiles } from './project.ts'
import { root } from '../root/index.ts'

const CANARIES_MIN = 111 // a run that finds no canaries would always pass

/**
 * Proves that the checks work: every forbidden file in `canary/` is refused for its reason, and every allowed one
 * passes.
 */
const project = openProject(root)
const canaries = sourceFiles(join(root, 'canary'))
const read = (file: string) => readFileSync(join(root, 'canary', file), 'utf8')
/** Canaries of cycles, of the compiler and of the linter: checks of their own refuse them. */
const isOfOtherCheck = (file: string) => /^(cycle|usesGlobals|breaksHooks|longFunction)/.test(basename(file))

const faults = [
  ...canaries.filter(file => !isOfOtherCheck(file)).flatMap(importFaults),
  ...cycleFaults(project, canaries, read),
  ...compilerFaults(root, canaries),
  ...lintFaults(root),
  ...listFaults(root, project),
]
for (const fault of faults) console.error(fault)
console.log(`${canaries.length} canaries, ${faults.length} faults`)
process.exitCode = faults.length > 0 || canaries.length < CANARIES_MIN ? 1 : 0

function importFaults(file: string): readonly string[] {
  const source = read(file)
  const message = checkFile(project, file, source).breaches.map(breach => breach.message)
  if (basename(file).startsWith('allowed'))
    return message.length > 0 ? [`canary/${file} is allowed and was refused: ${message.join('; ')}`] : []
  const [, reason = ''] = /refused: (.+?)(?: \*\/)?$/m.exec(source) ?? []
  if (message.some(text => text.includes(reason))) return []
  return [
    `canary/${file} was not refused${reason && ` because it "${reason}"`}. The check said: ${message.join('; ')}`,
  ]
}
