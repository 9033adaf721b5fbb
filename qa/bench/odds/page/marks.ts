/**
 * The mark of a moved price, shown for three seconds and removed in batches: by hand, as the floor and the
 * alternatives do it.
 */
const HOLD_MS = 3_000
const BATCH_MS = 100

const until = new Map<MarkedCell, number>()
let waiting = false

/** The element with a mark; the same object each time. */
export interface MarkedCell {
  readonly element: HTMLElement
  /** Called when the mark has been removed. */
  readonly unmarked?: () => void
}

export function showMark(marked: MarkedCell, isUp: boolean): void {
  marked.element.dataset.move = isUp ? 'up' : 'down'
  until.delete(marked)
  until.set(marked, performance.now() + HOLD_MS)
  wait()
}

function wait(): void {
  if (waiting || until.size === 0) return
  waiting = true
  setTimeout(sweep, BATCH_MS)
}

function sweep(): void {
  waiting = false
  const now = performance.now()
  for (const [marked, end] of until) {
    if (end > now) break
    delete marked.element.dataset.move
    until.delete(marked)
    marked.unmarked?.()
  }
  wait()
}
