import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testTitles } from '../coverage/testTitles.ts'
import { DOMAIN, type MutatedPackage } from './packages.ts'
import { mutatedModuleOf, type Sources } from './report.ts'

/** Reads the sources that are mutated, by the `mutate` patterns of Stryker's own configuration, and their tests. */
export function readSources(
  root: string,
  patterns: readonly string[],
  { folder }: MutatedPackage = DOMAIN,
): Sources {
  const inFolder = (pattern: string) => filesIn(root, folder, pattern)
  const found = patterns.filter(pattern => !pattern.startsWith('!')).flatMap(inFolder)
  const dropped = new Set(
    patterns.filter(pattern => pattern.startsWith('!')).flatMap(pattern => inFolder(pattern.slice(1))),
  )
  const files = [...new Set(found)].filter(file => !dropped.has(file)).sort()
  const read = (file: string) => readText(join(root, folder, file))
  const hashes = new Map(files.map(file => [file, hashOf(read(file))]))
  const titlesIn = (module: string) =>
    inFolder(`${folder}/${module}/**/*.test.ts`).flatMap(file => testTitles(read(file), file)).length
  const tests = new Map([...new Set(files.map(mutatedModuleOf))].map(module => [module, titlesIn(module)]))
  return { hashes, tests }
}

/** The patterns of the package's Stryker configuration. */
export function mutatedPatterns({ config }: MutatedPackage = DOMAIN): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, config), 'utf8')
  return (JSON.parse(text) as { mutate: string[] }).mutate
}

function filesIn(root: string, folder: string, pattern: string): string[] {
  const prefix = `${folder}/`
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules'] })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.startsWith(prefix))
    .map(path => path.slice(prefix.length))
}

/** Text with the line ends of the repository, whatever those of the machine are. */
function readText(path: string): string {
  return readFileSync(path, 'utf8').replaceAll('\r\n', '\n')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
