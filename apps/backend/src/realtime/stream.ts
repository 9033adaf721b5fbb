import { Publication } from './publication.ts'
import type { PublicationLabels } from './publication.ts'

/**
 * The log of one channel. The top offset outlives the publications: a client that comes back to an emptied stream must
 * learn whether it missed something, and a stream that began again at 1 would tell it that it did not.
 */
export class Stream {
  #top = 0
  #log: Publication[] = []
  #expiresAt = 0
  #version: { readonly value: number; readonly epoch: string } | undefined

  get top(): number {
    return this.#top
  }

  /** Adds one publication and forgets what is over `size`; the whole log goes at `expiresAt`. */
  append(
    payload: string,
    labels: PublicationLabels,
    { size, expiresAt }: { readonly size: number; readonly expiresAt: number },
  ): Publication {
    this.#top += 1
    const publication = new Publication(this.#top, payload, labels, this.#log.at(-1)?.payload)
    this.#log.push(publication)
    if (this.#log.length > size) this.#log.shift()
    this.#expiresAt = expiresAt
    return publication
  }

  /** What is still remembered at `now`, oldest first. */
  publications(now: number): readonly Publication[] {
    this.forget(now)
    return this.#log
  }

  /** Frees an expired log. */
  forget(now: number): void {
    if (this.#log.length > 0 && now >= this.#expiresAt) this.clear()
  }

  clear(): void {
    this.#log = []
  }

  /** Whether a snapshot of this version is news; remembers it if so. */
  acceptVersion(value: number, epoch: string): boolean {
    if (this.#version?.epoch === epoch && value <= this.#version.value) return false
    this.#version = { value, epoch }
    return true
  }
}
