import { Publication } from './publication.ts'
import type { PublicationLabels } from './publication.ts'

/**
 * The log of one channel. The top offset outlives the publications: a client that returns to an emptied stream must
 * learn whether it missed something, and a stream that restarted at 1 would hide that.
 */
export class Stream {
  #top = 0
  #log: Publication[] = []
  /** Expiry of each publication, in ascending order. */
  #ends: number[] = []
  #version: { readonly value: number; readonly epoch: string } | undefined

  get top(): number {
    return this.#top
  }

  /** Adds a publication that expires at `expiresAt`, and removes those above `size`. */
  append(
    payload: string,
    labels: PublicationLabels,
    { size, expiresAt }: { readonly size: number; readonly expiresAt: number },
  ): Publication {
    this.#top += 1
    const publication = new Publication(this.#top, payload, labels, this.#log.at(-1)?.payload)
    this.#log.push(publication)
    this.#ends.push(expiresAt)
    if (this.#log.length > size) this.#drop(1)
    return publication
  }

  /** The publications not expired at `now`, oldest first. */
  publications(now: number): readonly Publication[] {
    this.forget(now)
    return this.#log
  }

  /** Frees what has expired: a channel with rare publications must not hold its last hundred for hours. */
  forget(now: number): void {
    let expired = 0
    while (expired < this.#ends.length && now >= this.#ends[expired]!) expired += 1
    if (expired > 0) this.#drop(expired)
  }

  clear(): void {
    this.#drop(this.#log.length)
  }

  /** Whether a snapshot of this version is new; stores the version if so. */
  acceptVersion(value: number, epoch: string): boolean {
    if (this.#version?.epoch === epoch && value <= this.#version.value) return false
    this.#version = { value, epoch }
    return true
  }

  #drop(count: number): void {
    this.#log.splice(0, count)
    this.#ends.splice(0, count)
  }
}
