import type { HubClock } from '../clock.ts'
import { SESSION_TOKEN_MS_MAX } from './signTokens.ts'

/** Longer than any token of a session is valid, including one that was being created when the session ended. */
const REMEMBERED_MS = 4 * SESSION_TOKEN_MS_MAX

/** Ended sign-in sessions, stored as long as one of their tokens may still be valid. */
export class EndedSessions {
  readonly #clock: HubClock
  /** Expiry of each entry, the first one first. */
  readonly #until = new Map<string, number>()

  constructor(clock: HubClock) {
    this.#clock = clock
  }

  add(name: string): void {
    const now = this.#clock.now()
    for (const [old, until] of this.#until) {
      if (until > now) break
      this.#until.delete(old)
    }
    this.#until.set(name, now + REMEMBERED_MS)
  }

  has(name: string | undefined): boolean {
    return name !== undefined && this.#until.has(name)
  }
}
