/** Holds the up and down marks of prices for three seconds; a second move restarts the hold (design guide, motion). */
export interface Marks {
  show(element: HTMLElement, move: 'up' | 'down'): void
  forget(element: HTMLElement): void
}

const HOLD_MS = 3_000
/** Marks leave in batches, so that a busy list repaints ten times a second at most for them. */
const BATCH_MS = 100

export interface MarksOptions {
  readonly now: () => number
  readonly later: (run: () => void, delayMs: number) => void
}

export function createMarks({ now, later }: MarksOptions): Marks {
  const until = new Map<HTMLElement, number>()
  let waiting = false

  function sweep(): void {
    waiting = false
    const time = now()
    for (const [element, end] of until) {
      // Insertion order is order of time, because a repeated move is moved to the end.
      if (end > time) break
      delete element.dataset.move
      until.delete(element)
    }
    wait()
  }

  function wait(): void {
    if (waiting || until.size === 0) return
    waiting = true
    later(sweep, BATCH_MS)
  }

  return {
    show(element, move) {
      element.dataset.move = move
      until.delete(element)
      until.set(element, now() + HOLD_MS)
      wait()
    },
    forget(element) {
      until.delete(element)
      delete element.dataset.move
    },
  }
}
