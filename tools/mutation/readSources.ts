import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testTitles } from '../coverage/testTitles.ts'
import { moduleOf, type Sources } from './report.ts'

export const DOMAIN = 'packages/domain/src'

/** Reads what mutants are made of, by the `mutate` patterns of Stryker's own configuration, and the tests beside it. */
export function readSources(root: string, patterns: readonly string[]): Sources {
  const found = patterns
    .filter(pattern => !pattern.startsWith('!'))
    .flatMap(pattern => inDomain(root, pattern))
  const dropped = new Set(
    patterns.filter(pattern => pattern.startsWith('!')).flatMap(pattern => inDomain(root, pattern.slice(1))),
  )
  const files = [...new Set(found)].filter(file => !dropped.has(file)).sort()
  const hashes = new Map(files.map(file => [file, hashOf(readText(root, file))]))
  const tests = new Map([...new Set(files.map(moduleOf))].map(module => [module, titlesIn(root, module)]))
  return { hashes, tests }
}

/** The patterns of `stryker.config.json`, which stands beside this file. */
export function mutatedPatterns(): readonly string[] {
  const text = readFileSync(join(import.meta.dirname, 'stryker.config.json'), 'utf8')
  return (JSON.parse(text) as { mutate: string[] }).mutate
}

function inDomain(root: string, pattern: string): string[] {
  const prefix = `${DOMAIN}/`
  return globSync(pattern, { cwd: root, exclude: ['**/node_modules'] })
    .map(path => path.replaceAll('\\', '/'))
    .filter(path => path.startsWith(prefix))
    .map(path => path.slice(prefix.length))
}

function titlesIn(root: string, module: string): number {
  return inDomain(root, `${DOMAIN}/${module}/**/*.test.ts`).flatMap(file =>
    testTitles(readText(root, file), file),
  ).length
}

/** Text with the line ends of the repository, whatever those of the machine are. */
function readText(root: string, file: string): string {
  return readFileSync(join(root, DOMAIN, file), 'utf8').replaceAll('\r\n', '\n')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
