import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { checkFile } from './checkFile.ts'
import { findCycles } from './findCycles.ts'
import { openProject, sourceFiles } from './project.ts'

/** Proves that the gates bite: every forbidden file in `canary/` is refused, every allowed one is let through. */
const root = resolve(import.meta.dirname, '..', '..')
const project = openProject(root)
const canaries = sourceFiles(join(root, 'canary'))
const read = (file: string) => readFileSync(join(root, 'canary', file), 'utf8')
const isControl = (file: string) => basename(file).startsWith('allowed')
const isCycle = (file: string) => basename(file).startsWith('cycle')
const isCompilerWork = (file: string) => basename(file).startsWith('usesGlobals')

const faults: string[] = []
for (const file of canaries) {
  if (isCycle(file) || isCompilerWork(file)) continue
  const says = refusals(file)
  if (isControl(file) && says.length > 0)
    faults.push(`canary/${file} is allowed and was refused: ${says.join('; ')}`)
  if (!isControl(file) && says.length === 0) faults.push(`canary/${file} sings: no wall refused it.`)
}
if (findCycles(project, canaries.filter(isCycle), read).length === 0)
  faults.push('The import cycle was not found.')
faults.push(...compilerFaults(), ...lintFaults())

for (const fault of faults) console.error(fault)
console.log(`${canaries.length} canaries, ${faults.length} faults`)
process.exitCode = faults.length > 0 || canaries.length < 40 ? 1 : 0

function refusals(file: string): readonly string[] {
  try {
    return checkFile(project, file, read(file)).map(breach => breach.says)
  } catch (error) {
    return [(error as Error).message]
  }
}

/** The domain's own compiler settings must know no global of the browser or of Node. */
function compilerFaults(): readonly string[] {
  const config = join(root, '.cache', 'canary.tsconfig.json')
  mkdirSync(join(root, '.cache'), { recursive: true })
  const files = canaries.filter(isCompilerWork).map(file => join(root, 'canary', file))
  const options = { noEmit: true, composite: false, emitDeclarationOnly: false, rootDir: root }
  const extending = join(root, 'packages', 'domain', 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({ extends: extending, compilerOptions: options, include: [], files, references: [] }),
  )
  const said = run('tsc', ['-p', config])
  return ['window', 'process']
    .filter(name => !said.includes(`'${name}'`))
    .map(name => `The compiler let "${name}" into packages/domain.`)
}

/** The rules of the editor, which sees a breach while it is typed: one canary for each of their folders. */
function lintFaults(): readonly string[] {
  const config = join(root, '.cache', 'canary.oxlintrc.json')
  const rules = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as Record<string, unknown>
  writeFileSync(config, JSON.stringify({ ...rules, ignorePatterns: [] }))
  const said = run('oxlint', ['-c', config, '--format=unix', 'canary'])
  const expected = new Map([
    ['packages/domain/src/importsContract.ts', 'no-restricted-imports'],
    ['packages/exactly-once/src/importsContract.ts', 'no-restricted-imports'],
    ['packages/live/src/importsReact.ts', 'no-restricted-imports'],
    ['packages/ui/src/importsDomain.ts', 'no-restricted-imports'],
    ['apps/web/src/shared/router/importsCore.ts', 'no-restricted-imports'],
    ['apps/web/src/core/live/importsPiece.ts', 'no-restricted-imports'],
    ['apps/web/src/pieces/odds-cell/importsFeature.ts', 'no-restricted-imports'],
    ['apps/web/src/features/ticket/importsFeature.tsx', 'no-restricted-imports'],
    ['apps/backend/src/pricing/importsStore.ts', 'no-restricted-imports'],
    ['packages/domain/src/cycleOne.ts', 'no-cycle'],
  ])
  return [...expected]
    .filter(([file, rule]) => !said.split('\n').some(line => line.includes(file) && line.includes(rule)))
    .map(([file, rule]) => `The linter's ${rule} did not refuse canary/${file}.`)
}

function run(tool: string, args: readonly string[]): string {
  const path = join(root, 'node_modules', '.bin', tool)
  const { stdout, stderr, error } = spawnSync(path, args, {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (error) throw error
  return stdout + stderr
}
