import type { HubClock } from '../clock.ts'

/** A clock that only a test moves; tasks run in the order of their time. */
export class ManualClock implements HubClock {
  #now = 1_800_000_000_000
  readonly #tasks = new Map<() => void, number>()

  now(): number {
    return this.#now
  }

  schedule(delayMs: number, task: () => void): () => void {
    const once = () => task()
    this.#tasks.set(once, this.#now + delayMs)
    return () => this.#tasks.delete(once)
  }

  advance(ms: number): void {
    const end = this.#now + ms
    for (let next = this.#next(end); next !== undefined; next = this.#next(end)) {
      const [task, at] = next
      this.#tasks.delete(task)
      this.#now = Math.max(this.#now, at)
      task()
    }
    this.#now = end
  }

  #next(end: number): [() => void, number] | undefined {
    const due = [...this.#tasks].filter(([, at]) => at <= end)
    return due.toSorted(([, a], [, b]) => a - b)[0]
  }
}
