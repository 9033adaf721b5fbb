import type { RequestClock } from '../types.ts'

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** A clock that a test moves; setting it back affects `now`, not the timers. */
export interface ManualClock extends RequestClock {
  /** Runs everything due in between, in order. */
  pass(ms: number): Promise<void>
  /** Simulates a sleeping device: everything due runs when it wakes, late. */
  sleep(ms: number): Promise<void>
  setBack(ms: number): void
  /** Runs pending promise callbacks. */
  settle(): Promise<void>
  /** Milliseconds since the start, independent of `now`. */
  elapsed(): number
  timers(): number
}

const START = 1_000_000_000
const TICKS = 30

export function createManualClock(): ManualClock {
  let elapsed = 0
  let setBack = 0
  let timers: Timer[] = []

  async function settle(): Promise<void> {
    for (let i = 0; i < TICKS; i++) await Promise.resolve()
  }

  async function runUntil(end: number): Promise<void> {
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0]
      if (!next) return
      timers = timers.filter(timer => timer !== next)
      elapsed = Math.max(elapsed, next.at)
      next.run()
      await settle()
    }
  }

  return {
    now: () => START + elapsed - setBack,
    later(run, delayMs) {
      const timer = { at: elapsed + delayMs, run }
      timers.push(timer)
      return () => void (timers = timers.filter(other => other !== timer))
    },
    async pass(ms) {
      await settle()
      const end = elapsed + ms
      await runUntil(end)
      elapsed = end
    },
    async sleep(ms) {
      await settle()
      elapsed += ms
      await runUntil(elapsed)
    },
    setBack: ms => void (setBack += ms),
    settle,
    elapsed: () => elapsed,
    timers: () => timers.length,
  }
}
