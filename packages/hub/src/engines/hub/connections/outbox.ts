import type { Transport } from '../../../transports/transport.ts'

/** Beyond this size, data is sent before the end of the tick. */
const HELD_BYTES_MAX = 64 * 1024

/** Flushes what all clients have to send, once at the end of the current tick. */
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
 * The lines waiting to be written to one client. All lines of one tick are sent as one frame, because a connection's
 * cost depends on frames per second, not bytes.
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
   * False, without adding the line, where the client has too much unread data already (3008). Only what was unsent
   * *before* this line counts, so that one large recovery reaches a client that reads; it would otherwise be
   * disconnected at each attempt.
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

  /** Drops what was not written. */
  drop(): void {
    this.#lines = []
    this.#bytes = 0
  }
}
