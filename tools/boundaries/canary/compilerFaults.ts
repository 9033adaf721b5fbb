import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runTool } from '../runTool.ts'

/** The domain's own compiler settings must not include any global of the browser or of Node. */
export function compilerFaults(root: string, canaries: readonly string[]): readonly string[] {
  const config = join(root, '.cache', 'canary.tsconfig.json')
  mkdirSync(join(root, '.cache'), { recursive: true })
  const files = canaries
    .filter(file => basename(file).startsWith('usesGlobals'))
    .map(file => join(root, 'canary', file))
  const options = { noEmit: true, composite: false, emitDeclarationOnly: false, rootDir: root }
  const extending = join(root, 'packages', 'domain', 'tsconfig.json')
  writeFileSync(
    config,
    JSON.stringify({ extends: extending, compilerOptions: options, include: [], files, references: [] }),
  )
  const output = runTool(root, 'tsc', ['-p', config])
  return ['window', 'process']
    .filter(name => !output.includes(`'${name}'`))
    .map(name => `The compiler let "${name}" into packages/domain.`)
}
