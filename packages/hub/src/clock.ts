/** The hub's time and timers, passed in so that a test can drive pings and expiry by hand. */
export interface HubClock {
  /** Epoch milliseconds. */
  now(): number
  /** Runs `task` once after `delayMs` (at most 2^31-1) unless the returned function was called before then. */
  schedule(delayMs: number, task: () => void): () => void
}

/** The machine's own clock. Its timers do not keep the process alive. */
export const systemClock: HubClock = {
  now: () => Date.now(),
  schedule(delayMs, task) {
    const timer = setTimeout(task, delayMs)
    timer.unref()
    return () => clearTimeout(timer)
  },
}

/** A longer timer overflows and fires at once. */
const DELAY_MS_MAX = 2_147_483_647

/** Runs `task` at an epoch millisecond that may be further away than the maximum of one timer. */
export function scheduleAt(clock: HubClock, at: number, task: () => void): () => void {
  let cancel = arm()
  function arm(): () => void {
    const delayMs = Math.max(0, at - clock.now())
    if (delayMs <= DELAY_MS_MAX) return clock.schedule(delayMs, task)
    return clock.schedule(DELAY_MS_MAX, () => {
      cancel = arm()
    })
  }
  return () => cancel()
}
