/** The mark of a moved price, held three seconds and taken away in batches: by hand, as the floor and the alternatives do it. */
const HOLD_MS = 3_000
const BATCH_MS = 100

const until = new Map<HTMLElement, number>()
let waiting = false

export function showMark(element: HTMLElement, isUp: boolean): void {
  element.dataset.move = isUp ? 'up' : 'down'
  until.delete(element)
  until.set(element, performance.now() + HOLD_MS)
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
  for (const [element, end] of until) {
    if (end > now) break
    delete element.dataset.move
    until.delete(element)
  }
  wait()
}
