import type { Clock } from '../types.ts'

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** A clock that a test moves; what was set back is the time that is told, not the timers. */
export interface HandClock extends Clock {
  /** Runs what is due meanwhile, in its order. */
  pass(ms: number): Promise<void>
  /** The device sleeps: what was due runs when it wakes, all of it late. */
  sleep(ms: number): Promise<void>
  setBack(ms: number): void
  /** Lets promises run. */
  settle(): Promise<void>
  /** Milliseconds since the start, whatever the clock tells. */
  elapsed(): number
  timers(): number
}

const START = 1_000_000_000
const TICKS = 30

export function handClock(): HandClock {
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
