import { posix } from 'node:path'

/** Tests, and what only they use. They may also use the testkit, the test libraries, Node, clocks and timers. */
export const TEST_FILES: readonly string[] = [
  '**/*.{test,spec,stories}.{ts,tsx}',
  '**/testing/**',
  'packages/hub/src/conformance/**',
  'qa/e2e/**',
]

/** Test files proper, whose functions may have any length; fixtures that they share have the normal limit. */
export const WITHOUT_LENGTH_LIMIT: readonly string[] = ['**/*.{test,spec}.{ts,tsx}']

/** Whether a file is a test, or only tests may use it. */
export function isTest(file: string): boolean {
  return TEST_FILES.some(pattern => posix.matchesGlob(file, pattern))
}
