import type { ClientInfo } from '../../../protocol/clientInfo.ts'
import { encodeDelta } from '../../../protocol/delta/index.ts'

/** What may stand beside the data of a publication. */
export interface PublicationLabels {
  readonly tags?: Readonly<Record<string, string>>
  /** The client it came from. */
  readonly info?: ClientInfo
}

/** One publication and the three ways in which it may travel, as JSON text. */
export class Publication {
  /** Its place in the stream; 0 in a channel without history. */
  readonly offset: number
  /** The data as JSON text. */
  readonly payload: string
  readonly #labels: PublicationLabels
  /** The payload before this one, which a delta is made from. */
  readonly #before: string | undefined
  #delta: { readonly text: string | undefined } | undefined

  constructor(offset: number, payload: string, labels: PublicationLabels, before?: string) {
    this.offset = offset
    this.payload = payload
    this.#labels = labels
    this.#before = before
  }

  /** For those who did not ask for deltas: the data as it is. */
  get plain(): string {
    return this.#write(this.payload)
  }

  /** For those who did: the data as the text that their next delta is applied to. */
  get full(): string {
    return this.#write(JSON.stringify(this.payload))
  }

  /** What changed since the publication before, or all of it where that is not longer. */
  get delta(): string {
    // Once for all readers: to compare two documents costs far more than to send one.
    this.#delta ??= { text: this.#before === undefined ? undefined : encodeDelta(this.#before, this.payload) }
    const { text } = this.#delta
    return text === undefined ? this.full : this.#write(JSON.stringify(text), ',"delta":true')
  }

  #write(data: string, mark = ''): string {
    const { info, tags } = this.#labels
    const place = this.offset > 0 ? `,"offset":${this.offset}` : ''
    const from = info === undefined ? '' : `,"info":${JSON.stringify(info)}`
    const labels = tags === undefined ? '' : `,"tags":${JSON.stringify(tags)}`
    return `{"data":${data}${place}${from}${labels}${mark}}`
  }
}
