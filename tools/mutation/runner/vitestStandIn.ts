import { format } from 'node:util'

export { expect } from 'vitest'

/** A test as it stands in a file: its id is its file and titles, with a number where those come twice. */
export interface FoundTest {
  readonly id: string
  readonly file: string
  readonly run: () => unknown
}

let found: FoundTest[] = []
let file = ''
let titles: readonly string[] = []
const timesSeen = new Map<string, number>()

/** The tests that the last round of loading found. */
export function foundTests(): readonly FoundTest[] {
  return found
}

/** Forgets what was found, before the files are loaded anew; the last time a `describe` may have thrown half-way. */
export function forgetTests(): void {
  found = []
  titles = []
  timesSeen.clear()
}

/** Says whose tests come next. */
export function enterFile(path: string): void {
  file = path
}

// What test files get for `import { describe, expect, test } from 'vitest'` under mutation: the real `expect`, and a
// `test` that only writes down what there is to run.

export function describe(title: string, body: () => void): void {
  const outer = titles
  titles = [...outer, title]
  body()
  titles = outer
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
    for (const row of rows) {
      const values = Array.isArray(row) ? (row as unknown[]) : [row]
      test(format(title, ...values), () => run(...values))
    }
  }
