import type { TestFile } from './repositoryTests.ts'

/**
 * One sentence for each id of a browser test (`[E2E-12]`) that several tests begin with: pages and reports name a
 * test by its id, so it must be unique.
 */
export function duplicateIds(files: readonly TestFile[]): readonly string[] {
  const places = new Map<string, string[]>()
  for (const { path, titles } of files) {
    for (const title of titles) {
      const [, id] = /^\[(E2E-\d+)\]/.exec(title) ?? []
      if (id !== undefined) places.set(id, [...(places.get(id) ?? []), path])
    }
  }
  return [...places]
    .filter(([, paths]) => paths.length > 1)
    .map(([id, paths]) => `${id} names ${paths.length} tests: ${[...new Set(paths)].join(', ')}`)
}
