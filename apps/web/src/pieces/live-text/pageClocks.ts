import type { Live } from '#core/live'
import { steadyClock } from './steadyClock.ts'

const clocks = new WeakMap<Live, () => number>()

/** The server's time as all clocks of the page show it, in epoch milliseconds. */
export function serverClock(live: Live): () => number {
  let clock = clocks.get(live)
  if (!clock) clocks.set(live, (clock = steadyClock(() => live.serverNow())))
  return clock
}

const began = new WeakMap<Live, number>()

/** Milliseconds since the visitor paused the prices; counted from when the first row was bound. */
export function pausedMs(live: Live): number {
  return performance.now() - (began.get(live) ?? performance.now())
}

/** Records when prices are paused. */
export function watchPauses(live: Live): void {
  if (began.has(live)) return
  const note = (): void => void began.set(live, performance.now())
  note()
  live.paused.subscribe(note)
}
