import type { ClientInfo } from '../../../protocol/clientInfo.ts'
import { encodeDelta } from '../../../protocol/delta/index.ts'

/** Optional fields beside the data of a publication. */
export interface PublicationLabels {
  readonly tags?: Readonly<Record<string, string>>
  /** The publishing client. */
  readonly info?: ClientInfo
}

/** One publication and its three forms on the wire, as JSON text. */
export class Publication {
  /** Its offset in the stream; 0 in a channel without history. */
  readonly offset: number
  /** The data as JSON text. */
  readonly payload: string
  readonly #labels: PublicationLabels
  /** The previous payload, the base of a delta. */
  readonly #before: string | undefined
  #delta: { readonly text: string | undefined } | undefined

  constructor(offset: number, payload: string, labels: PublicationLabels, before?: string) {
    this.offset = offset
    this.payload = payload
    this.#labels = labels
    this.#before = before
  }

  /** For subscribers without deltas: the data unchanged. */
  get plain(): string {
    return this.#write(this.payload)
  }

  /** For subscribers with deltas: the data as the text that their next delta is applied to. */
  get full(): string {
    return this.#write(JSON.stringify(this.payload))
  }

  /** The changes since the previous publication, or the whole text if that is not longer. */
  get delta(): string {
    // Computed once for all readers: comparing two documents costs far more than sending one.
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
