import { createHash } from 'node:crypto'

/** What happened in a run: the last lines to read, and a hash over all of them to compare runs by. */
export interface Trace {
  note(line: string): void
  /** Joins the hash and shows in no line: what a line leaves out. */
  mix(text: string): void
  /** The last lines, oldest first. */
  readonly last: readonly string[]
  readonly count: number
  /** Ends the hash; no line may follow. */
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
