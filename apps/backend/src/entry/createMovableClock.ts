import type { Clock } from '#api/http'

/** A clock that can be set forward, for `/dev/jump-clock`. Never back: past events must stay in the past. */
export type MovableClock = Clock & { readonly advance: (ms: number) => void }

export function createMovableClock(base: Clock): MovableClock {
  let ahead = 0
  return {
    now: () => base.now() + ahead,
    advance(ms) {
      ahead += ms
    },
  }
}
