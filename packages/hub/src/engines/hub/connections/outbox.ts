import type { Transport } from '../../../transports/transport.ts'

/** More than this is not held back for the end of the tick. */
const HELD_BYTES_MAX = 64 * 1024

/** Collects what is to be sent at the end of the current tick, for all clients in one go. */
export class TickFlusher {
  #waiting = new Set<Outbox>()

  add(outbox: Outbox): void {
    if (this.#waiting.size === 0) setImmediate(() => this.#flush())
    this.#waiting.add(outbox)
  }

  #flush(): void {
    const outboxes = this.#waiting
    this.#waiting = new Set()
    for (const outbox of outboxes) outbox.flush()
  }
}

/**
 * What waits to be written to one client. Everything of one tick leaves as one frame: frames per second, not bytes,
 * are what a connection costs.
 */
export class Outbox {
  #lines: Buffer[] = []
  #bytes = 0
  readonly #transport: Transport
  readonly #ticks: TickFlusher
  readonly #queueBytes: number

  constructor(transport: Transport, ticks: TickFlusher, queueBytes: number) {
    this.#transport = transport
    this.#ticks = ticks
    this.#queueBytes = queueBytes
  }

  /**
   * False, and nothing added, where the client already has too much unread (3008). What was unsent *before* this line
   * counts, so that one large recovery reaches a client that reads: it would otherwise be cut off at each attempt.
   */
  add(line: Buffer): boolean {
    if (this.#bytes + this.#transport.unsentBytes() > this.#queueBytes) return false
    this.#lines.push(line)
    this.#bytes += line.length
    if (this.#bytes > HELD_BYTES_MAX) this.flush()
    else this.#ticks.add(this)
    return true
  }

  flush(): void {
    if (this.#lines.length === 0) return
    const lines = this.#lines
    this.drop()
    this.#transport.write(lines)
  }

  /** Forgets what was not written. */
  drop(): void {
    this.#lines = []
    this.#bytes = 0
  }
}
