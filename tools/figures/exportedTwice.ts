import { parseFile } from '../boundaries/parseFile.ts'

/** Names that every page, test or migration exports by contract. */
const BY_CONTRACT = new Set(['page', 'Page', 'default', 'up', 'down'])

/** Exported names that are declared in more than one file, with their files; re-exports do not count. */
export function exportedTwice(sources: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const files = new Map<string, Set<string>>()
  for (const [file, source] of sources) {
    for (const { entries } of parseFile(file, source).module.staticExports) {
      for (const { exportName, moduleRequest, importName } of entries) {
        const { name } = exportName
        const isPassedOn = moduleRequest !== null || importName.kind !== 'None'
        if (!name || isPassedOn || BY_CONTRACT.has(name)) continue
        files.set(name, (files.get(name) ?? new Set()).add(file))
      }
    }
  }
  return new Map([...files].filter(([, where]) => where.size > 1).map(([name, where]) => [name, [...where]]))
}
