import { notifyAll } from './notifyAll.ts'

/** One value that ticks. `read` returns the same object as before unless this value changed. */
export interface Cell<T> {
  read(): T
  /** Calls `listener` once per frame in which the value changed. Returns a release function. */
  subscribe(listener: () => void): () => void
}

/** A cell for its owner: it can be written, and counts its listeners. */
export interface WritableCell<T> extends Cell<T> {
  /** Sets the value; values that are equal by `same` change nothing and call no listener. */
  write(next: T): void
  /** Calls the listeners as if the value had changed. */
  touch(): void
  /** Number of listeners. */
  readonly listeners: number
}

/** Collects the changed cells and calls their listeners once per frame. */
export interface FrameBatch {
  cell<T>(initial: T, same?: (a: T, b: T) => boolean): WritableCell<T>
  /**
   * Calls the listeners of every changed cell now; frames call it, tests may. An exception of a listener is rethrown
   * once all have been called.
   */
  flush(): void
}

/**
 * A frame whose flush is called through `schedule`, at most once until it has run (the browser passes
 * requestAnimationFrame).
 */
export function createFrame(schedule: (flush: () => void) => void): FrameBatch {
  let changed = new Set<FrameCell<never>>()
  let scheduled = false

  function flush(): void {
    scheduled = false
    const woken = changed
    changed = new Set()
    notifyAll(woken, cell => cell.wake())
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

/** There are thousands of these, most of them without a listener, so they have no fields beyond the necessary ones. */
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
    if (this.#listeners) notifyAll(this.#listeners, listener => listener())
  }
}
