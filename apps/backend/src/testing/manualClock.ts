/** A clock that only a test moves. Epoch milliseconds. */
export type ManualClock = { now(): number; advance(ms: number): void }

export function createManualClock(start: number): ManualClock {
  let now = start
  return {
    now: () => now,
    advance(ms) {
      now += ms
    },
  }
}
