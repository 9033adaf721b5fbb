import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testTitles } from './testTitles.ts'

/** Where the test runners look: beside the code, and the browser tests under e2e. */
const PATTERNS = ['**/*.test.ts', '**/*.test.tsx', 'e2e/**/*.spec.ts']
const NOT_OURS = new Set(['node_modules', 'dist', 'test-results', 'playwright-report'])

/** Titles of all tests of the repository that run. */
export function repositoryTests(root: string): string[] {
  const exclude = (path: string): boolean => path.split(/[\\/]/).some(part => NOT_OURS.has(part))
  return globSync(PATTERNS, { cwd: root, exclude }).flatMap(path =>
    testTitles(readFileSync(join(root, path), 'utf8')),
  )
}
