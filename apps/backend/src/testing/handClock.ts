/** A clock that only a test moves. Epoch milliseconds. */
export type HandClock = { now(): number; advance(ms: number): void }

export function handClock(start: number): HandClock {
  let now = start
  return {
    now: () => now,
    advance(ms) {
      now += ms
    },
  }
}
