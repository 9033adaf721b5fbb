import type { Live } from '#core/live'

const began = new WeakMap<Live, number>()

/** Milliseconds since the visitor paused the prices; counted from when the first row was bound. */
export function pausedMs(live: Live): number {
  return performance.now() - (began.get(live) ?? performance.now())
}

/** Notes when prices are paused. */
export function watchPauses(live: Live): void {
  if (began.has(live)) return
  const note = (): void => void began.set(live, performance.now())
  note()
  live.paused.subscribe(note)
}
