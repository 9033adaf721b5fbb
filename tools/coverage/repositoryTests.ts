import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testTitles } from './testTitles.ts'

/** Where the test runners look: beside the code, and in qa/e2e. */
const PATTERNS = ['**/*.test.ts', '**/*.test.tsx', 'qa/e2e/**/*.spec.ts']
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/** A test file, by its path from the root, and the titles of its tests that run. */
export type TestFile = { readonly path: string; readonly titles: readonly string[] }

/** All test files of the repository. */
export function repositoryTests(root: string): readonly TestFile[] {
  const exclude = (path: string): boolean => path.split(/[\\/]/).some(part => NOT_OURS.has(part))
  return globSync(PATTERNS, { cwd: root, exclude }).map(found => {
    const path = found.replaceAll('\\', '/')
    return { path, titles: testTitles(readFileSync(join(root, path), 'utf8'), path) }
  })
}
