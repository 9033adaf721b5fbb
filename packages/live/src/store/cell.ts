import { tellAll } from './tellAll.ts'

/** One value that ticks. `read` gives the same object as before unless this value changed. */
export interface Cell<T> {
  read(): T
  /** Calls `listener` once per frame in which the value changed. Returns the way to stop. */
  subscribe(listener: () => void): () => void
}

/** A cell with what its owner needs: writing, and how many listeners there are. */
export interface WritableCell<T> extends Cell<T> {
  /** Sets the value; equal values by `same` change nothing and wake nobody. */
  write(next: T): void
  /** Wakes the listeners as if the value had changed. */
  touch(): void
  /** How many listeners there are now. */
  readonly listeners: number
}

/** Gathers the cells that changed and wakes their listeners once per frame. */
export interface Frame {
  cell<T>(initial: T, same?: (a: T, b: T) => boolean): WritableCell<T>
  /** Wakes the listeners of every changed cell now; frames call it, tests may. What one of them throws comes once all have heard. */
  flush(): void
}

/** A frame whose flush is called through `schedule`, at most once until it has run (the browser passes requestAnimationFrame). */
export function createFrame(schedule: (flush: () => void) => void): Frame {
  let changed = new Set<FrameCell<never>>()
  let scheduled = false

  function flush(): void {
    scheduled = false
    const woken = changed
    changed = new Set()
    tellAll(woken, cell => cell.wake())
  }

  function note(cell: object): void {
    changed.add(cell as FrameCell<never>)
    if (scheduled) return
    scheduled = true
    schedule(flush)
  }

  return {
    cell: (initial, same = Object.is) => new FrameCell(initial, same, note),
    flush,
  }
}

/** There are thousands of these, most of them without a listener, so that each is no more than its fields. */
class FrameCell<T> implements WritableCell<T> {
  #value: T
  readonly #same: (a: T, b: T) => boolean
  readonly #note: (cell: object) => void
  #listeners: Set<() => void> | undefined

  constructor(initial: T, same: (a: T, b: T) => boolean, note: (cell: object) => void) {
    this.#value = initial
    this.#same = same
    this.#note = note
  }

  read(): T {
    return this.#value
  }

  write(next: T): void {
    if (this.#same(this.#value, next)) return
    this.#value = next
    this.touch()
  }

  touch(): void {
    if (this.#listeners) this.#note(this)
  }

  subscribe(listener: () => void): () => void {
    this.#listeners ??= new Set()
    this.#listeners.add(listener)
    return () => {
      this.#listeners?.delete(listener)
      if (this.listeners === 0) this.#listeners = undefined
    }
  }

  get listeners(): number {
    return this.#listeners?.size ?? 0
  }

  wake(): void {
    if (this.#listeners) tellAll(this.#listeners, listener => listener())
  }
}
