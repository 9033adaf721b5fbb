/** One remembered publication: its place and its JSON text as it goes over the wire. */
export interface StoredPublication {
  readonly offset: number
  readonly json: string
}

/**
 * The log of one channel. The top offset outlives the publications: a client that comes back to an emptied stream must
 * learn whether it missed something, and a stream that began again at 1 would tell it that it did not.
 */
export class Stream {
  #top = 0
  #log: StoredPublication[] = []
  #expiresAt = 0
  #version: { readonly value: number; readonly epoch: string } | undefined

  get top(): number {
    return this.#top
  }

  /** Adds one publication and forgets what is over `size`; the whole log goes at `expiresAt`. */
  append(json: (offset: number) => string, { size, expiresAt }: { size: number; expiresAt: number }): string {
    this.#top += 1
    const text = json(this.#top)
    this.#log.push({ offset: this.#top, json: text })
    if (this.#log.length > size) this.#log.shift()
    this.#expiresAt = expiresAt
    return text
  }

  /** What is still remembered at `now`, oldest first. */
  publications(now: number): readonly StoredPublication[] {
    this.forget(now)
    return this.#log
  }

  /** Frees an expired log. */
  forget(now: number): void {
    if (this.#log.length > 0 && now >= this.#expiresAt) this.#log = []
  }

  /** Whether a snapshot of this version is news; remembers it if so. */
  acceptVersion(value: number, epoch: string): boolean {
    if (this.#version?.epoch === epoch && value <= this.#version.value) return false
    this.#version = { value, epoch }
    return true
  }
}
