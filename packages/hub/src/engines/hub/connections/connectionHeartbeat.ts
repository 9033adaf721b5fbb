import type { HubClock } from '../../../clock.ts'

/** The effects of one connection's heartbeat. */
interface HeartbeatEffects {
  ping(): void
  /** The client did not answer in time (3012). */
  silent(): void
}

/** The server's ping and the client's pong, one outstanding at a time. */
export class ConnectionHeartbeat {
  #awaitsPong = false
  #cancelPing: () => void
  #cancelPong: () => void = () => undefined
  readonly #clock: HubClock
  readonly #times: { readonly pingMs: number; readonly pongMs: number }
  readonly #effects: HeartbeatEffects

  constructor(clock: HubClock, times: { pingMs: number; pongMs: number }, effects: HeartbeatEffects) {
    this.#clock = clock
    this.#times = times
    this.#effects = effects
    this.#cancelPing = clock.schedule(times.pingMs, () => this.#ping())
  }

  /** Handles a pong; false if no ping is outstanding, which no correct client sends (3501). */
  pong(): boolean {
    if (!this.#awaitsPong) return false
    this.#awaitsPong = false
    this.#cancelPong()
    return true
  }

  stop(): void {
    this.#cancelPing()
    this.#cancelPong()
  }

  #ping(): void {
    this.#awaitsPong = true
    // Scheduled first: sending the ping may end the session, which must then cancel both timers.
    this.#cancelPing = this.#clock.schedule(this.#times.pingMs, () => this.#ping())
    this.#cancelPong = this.#clock.schedule(this.#times.pongMs, () => this.#effects.silent())
    this.#effects.ping()
  }
}
