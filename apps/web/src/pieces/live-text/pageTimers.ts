import { createMarks } from '#pieces/odds-cell'
import { createSeconds } from './createSeconds.ts'

/** The page's own timers for what ticks on screen: one second timer for all clocks, one batch timer for all marks. */

export const seconds = createSeconds({
  start(run) {
    const timer = setInterval(run, 1_000)
    return () => clearInterval(timer)
  },
  isSeen: () => document.visibilityState === 'visible',
  onSight: run => document.addEventListener('visibilitychange', run),
})

export const marks = createMarks({
  now: () => performance.now(),
  later: (run, delayMs) => setTimeout(run, delayMs),
  afterFrame: queueMicrotask,
})
