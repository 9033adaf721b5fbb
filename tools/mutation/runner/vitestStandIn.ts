import { format } from 'node:util'
import { expect as vitestExpect } from 'vitest'

export { vi } from 'vitest'

const POLL_MS = 2
const POLL_MS_MAX = 1_000

/** Vitest's own `expect`; `poll`, which Vitest allows within its tests only, retries until a matcher passes. */
export const expect = Object.assign((value: unknown) => vitestExpect(value), vitestExpect, {
  poll: (read: () => unknown, { timeout = POLL_MS_MAX }: { readonly timeout?: number } = {}) =>
    new Proxy({} as Record<string, (...wanted: unknown[]) => Promise<void>>, {
      get:
        (_, matcher: string) =>
        async (...wanted: unknown[]): Promise<void> => {
          const endsAt = performance.now() + timeout
          for (;;) {
            try {
              // The matcher is known by name only.
              const assertion = vitestExpect(read()) as unknown as Record<string, (...of: unknown[]) => void>
              return assertion[matcher]!(...wanted)
            } catch (error) {
              if (performance.now() > endsAt) throw error
              await new Promise(resolve => setTimeout(resolve, POLL_MS))
            }
          }
        },
    }),
})

/** A test found in a file: its id is its file and titles, with a number where those occur twice. */
export interface FoundTest {
  readonly id: string
  readonly file: string
  readonly run: () => unknown
}

let found: FoundTest[] = []
let file = ''
let titles: readonly string[] = []
const timesSeen = new Map<string, number>()

/** The tests found while the files were loaded last. */
export function foundTests(): readonly FoundTest[] {
  return found
}

/** Clears the found tests before the files are loaded again; a `describe` may have thrown half-way. */
export function forgetTests(): void {
  found = []
  titles = []
  timesSeen.clear()
}

/** Sets the file of the next tests. */
export function enterFile(path: string): void {
  file = path
}

// Replaces `vitest` in test files under mutation: the real `expect`, and a `test` that only records what can be run.

export function describe(title: string, body: () => void): void {
  const outer = titles
  titles = [...outer, title]
  body()
  titles = outer
}

describe.each =
  (rows: readonly unknown[]) =>
  (title: string, body: (...row: unknown[]) => void): void => {
    for (const row of rows) describe(format(title, ...valuesOf(row)), () => body(...argumentsOf(row, rows)))
  }

export function test(title: string, run: () => unknown): void {
  const name = [file, ...titles, title].join(' > ')
  const times = (timesSeen.get(name) ?? 0) + 1
  timesSeen.set(name, times)
  found.push({ id: times === 1 ? name : `${name} (${times})`, file, run })
}

test.each =
  (rows: readonly unknown[]) =>
  (title: string, run: (...row: unknown[]) => unknown): void => {
    for (const row of rows) test(format(title, ...valuesOf(row)), () => run(...argumentsOf(row, rows)))
  }

/** As in Vitest, a row is spread only in a table of arrays: beside other values, an array is a value itself. */
function argumentsOf(row: unknown, rows: readonly unknown[]): readonly unknown[] {
  return rows.every(Array.isArray) ? valuesOf(row) : [row]
}

function valuesOf(row: unknown): readonly unknown[] {
  return Array.isArray(row) ? (row as unknown[]) : [row]
}
