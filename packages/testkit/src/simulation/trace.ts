import { createHash } from 'node:crypto'

/** The events of a run: the last lines for reading, and a hash over all of them for comparing runs. */
export interface Trace {
  note(line: string): void
  /** Adds to the hash, but to no line: for details that a line omits. */
  mix(text: string): void
  /** The last lines, oldest first. */
  readonly last: readonly string[]
  readonly count: number
  /** Finishes the hash; no line may follow. */
  digest(): string
}

const SHORT = 16

/** @param keep how many of the last lines stay readable */
export function createTrace(keep: number, echo?: (line: string) => void): Trace {
  const hash = createHash('sha256')
  const last: string[] = []
  let count = 0
  return {
    note(line) {
      count++
      hash.update(line).update('\n')
      last.push(line)
      if (last.length > keep) last.shift()
      echo?.(line)
    },
    mix: text => void hash.update(text).update('\n'),
    last,
    get count() {
      return count
    },
    digest: () => hash.digest('hex').slice(0, SHORT),
  }
}
