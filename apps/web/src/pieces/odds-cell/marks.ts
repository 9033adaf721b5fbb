/** Shows the up and down marks of prices for three seconds; another move restarts the time (design guide, motion). */
export interface Marks {
  /** @returns whether it is shown: under load figures come first and marks are left out */
  show(marked: Marked, move: Move): boolean
  forget(marked: Marked): void
}

export type Move = 'up' | 'down'

/** An element with a mark. */
export interface Marked {
  /** Shows this mark, or none. */
  mark(move: Move | undefined): void
}

const HOLD_MS = 3_000
/** Marks are removed in batches, so that a busy list repaints for them at most ten times a second. */
const BATCH_MS = 100
/** Figures come first: after this much writing in one frame no more marks are set. */
const FRAME_SHARE_MS = 6
/** Most prices that are marked in one frame; more could not be read anyway. */
const MARKS_PER_FRAME_MAX = 100

export interface MarksOptions {
  /** Monotonic milliseconds. */
  readonly now: () => number
  readonly later: (run: () => void, delayMs: number) => void
  /** Runs once the prices of this frame are written. */
  readonly afterFrame: (run: () => void) => void
}

export function createMarks({ now, later, afterFrame }: MarksOptions): Marks {
  const until = new Map<Marked, number>()
  let waiting = false
  let frame: { readonly start: number; left: number } | undefined

  function sweep(): void {
    waiting = false
    const time = now()
    for (const [marked, end] of until) {
      // A repeated move is moved to the end, so that insertion order is the order of time.
      if (end > time) break
      until.delete(marked)
      marked.mark(undefined)
    }
    wait()
  }

  function wait(): void {
    if (waiting || until.size === 0) return
    waiting = true
    later(sweep, BATCH_MS)
  }

  /** The frame that prices are being written in. */
  function frameAt(time: number): { readonly start: number; left: number } {
    if (frame) return frame
    afterFrame(() => (frame = undefined))
    return (frame = { start: time, left: MARKS_PER_FRAME_MAX })
  }

  return {
    show(marked, move) {
      const time = now()
      const current = frameAt(time)
      if (current.left-- <= 0 || time - current.start > FRAME_SHARE_MS) {
        // An arrow in the wrong direction is worse than none.
        if (until.delete(marked)) marked.mark(undefined)
        return false
      }
      until.delete(marked)
      until.set(marked, time + HOLD_MS)
      marked.mark(move)
      wait()
      return true
    },
    forget(marked) {
      if (until.delete(marked)) marked.mark(undefined)
    },
  }
}
