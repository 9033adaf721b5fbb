import type { HubClock } from '../clock.ts'
import { SESSION_TOKEN_MS_MAX } from './signTokens.ts'

/** Longer than any token of a session can be used, the one that was being made when the session ended included. */
const REMEMBERED_MS = 4 * SESSION_TOKEN_MS_MAX

/** Sign-in sessions that are over, for as long as a token of theirs may still be around. */
export class EndedSessions {
  readonly #clock: HubClock
  /** When each may be forgotten, the first one first. */
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
