import type { Life } from './life.ts'

/** Virtual time and its scheduled tasks. Nothing runs automatically: each turn runs one task. */
export interface Agenda {
  /** Epoch milliseconds of the simulation. */
  now(): number
  /** Runs once after `delayMs`, unless cancelled or its life has ended. Returns a function that cancels it. */
  after(delayMs: number, label: string, run: () => void | Promise<void>, life?: Life): () => void
  /** Runs the next due task and waits until everything has settled; false when nothing is left. */
  turn(): Promise<boolean>
  /** When the next task is due. */
  nextAt(): number | undefined
}

type Entry = {
  readonly at: number
  readonly order: number
  readonly label: string
  readonly run: () => void | Promise<void>
  readonly life: Life | undefined
  isOff: boolean
}

export interface AgendaOptions {
  readonly startsAt: number
  /** Resolves once everything that was started has settled. */
  readonly settle: () => Promise<void>
  /** Called before each task. */
  readonly onTurn?: (label: string, at: number) => void
}

export function createAgenda({ startsAt, settle, onTurn }: AgendaOptions): Agenda {
  /** Latest first, so that the next one is popped. */
  const entries: Entry[] = []
  let now = startsAt
  let order = 0

  function insert(entry: Entry): void {
    let [low, high] = [0, entries.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (entries[middle]!.at <= entry.at) high = middle
      else low = middle + 1
    }
    // Tasks of the same instant run in the order they were scheduled: an earlier one is nearer to the end.
    entries.splice(low, 0, entry)
  }

  function next(): Entry | undefined {
    for (;;) {
      const entry = entries.at(-1)
      if (!entry || (!entry.isOff && entry.life?.isOver !== true)) return entry
      entries.pop()
    }
  }

  return {
    now: () => now,
    after(delayMs, label, run, life) {
      const entry = { at: now + Math.max(0, delayMs), order: order++, label, run, life, isOff: false }
      insert(entry)
      return () => {
        entry.isOff = true
      }
    },
    async turn() {
      const entry = next()
      if (!entry) return false
      entries.pop()
      now = entry.at
      onTurn?.(entry.label, now)
      await entry.run()
      await settle()
      return true
    },
    nextAt: () => next()?.at,
  }
}
