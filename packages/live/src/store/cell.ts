/** One value that ticks. `read` gives the same object as before unless this value changed. */
export interface Cell<T> {
  read(): T
  /** Calls `listener` once per frame in which the value changed. Returns the way to stop. */
  subscribe(listener: () => void): () => void
}

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

type Woken = { wake(failures: unknown[]): void }

/** A frame whose flush is called through `schedule`, at most once until it has run (the browser passes requestAnimationFrame). */
export function createFrame(schedule: (flush: () => void) => void): Frame {
  let changed = new Set<Woken>()
  let scheduled = false

  function flush(): void {
    scheduled = false
    const woken = changed
    changed = new Set()
    const failures: unknown[] = []
    for (const cell of woken) cell.wake(failures)
    if (failures.length > 0) throw failures[0]
  }

  function cell<T>(initial: T, same: (a: T, b: T) => boolean = Object.is): WritableCell<T> {
    let value = initial
    const listeners = new Set<() => void>()
    const self = {
      read: () => value,
      write(next: T) {
        if (same(value, next)) return
        value = next
        self.touch()
      },
      touch() {
        if (listeners.size === 0) return
        changed.add(self)
        if (scheduled) return
        scheduled = true
        schedule(flush)
      },
      subscribe(listener: () => void) {
        listeners.add(listener)
        return () => {
          listeners.delete(listener)
        }
      },
      get listeners() {
        return listeners.size
      },
      wake(failures: unknown[]) {
        for (const listener of listeners) {
          try {
            listener()
          } catch (failure) {
            failures.push(failure)
          }
        }
      },
    }
    return self
  }

  return { cell, flush }
}
