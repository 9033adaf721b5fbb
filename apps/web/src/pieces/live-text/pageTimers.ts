import { createMarks } from '#pieces/odds-cell'

/** The page's own timers for what ticks on screen: one second timer for all clocks, one batch timer for all marks. */

const clocks = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

export function everySecond(run: () => void): () => void {
  clocks.add(run)
  timer ??= setInterval(() => clocks.forEach(write => write()), 1_000)
  return () => {
    clocks.delete(run)
    if (clocks.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

export const marks = createMarks({
  now: () => performance.now(),
  later: (run, delayMs) => setTimeout(run, delayMs),
  afterFrame: queueMicrotask,
})
