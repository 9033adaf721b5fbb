import { posix } from 'node:path'
import { exportedNames } from './exportedNames.ts'

/** Names that files have to export by a contract; in these files they may be equal. */
const BY_CONTRACT: readonly { readonly names: readonly string[]; readonly files: string }[] = [
  // What the table of pages takes from a page's folder (`docs/guides/add-a-page.md`).
  { names: ['page', 'Page', 'manifest', 'samples', 'load', 'head'], files: 'apps/web/src/pages/**' },
  { names: ['up', 'down'], files: 'apps/backend/src/store/migrations/*' },
  // Vitest calls it once before the tests of a project.
  { names: ['setup'], files: 'tools/*/testServer.ts' },
  // What Stryker looks for in a plugin.
  { names: ['strykerPlugins'], files: 'tools/mutation/runner/*' },
]

/**
 * Exported names that are declared in more than one file, with their files; an export of another file's name is none.
 */
export function exportedTwice(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, Set<string>>()
  for (const [file, source] of sources) {
    for (const name of exportedNames(file, source))
      if (!isByContract(name, file)) files.set(name, (files.get(name) ?? new Set()).add(file))
  }
  return new Map([...files].filter(([, where]) => where.size > 1).map(([name, where]) => [name, [...where]]))
}

function isByContract(name: string, file: string): boolean {
  return BY_CONTRACT.some(({ names, files }) => names.includes(name) && posix.matchesGlob(file, files))
}
