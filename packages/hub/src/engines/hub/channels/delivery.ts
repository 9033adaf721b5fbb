import { publicationLine } from '../../../protocol/answer.ts'
import type { Publication } from './publication.ts'

/** A publication on its way to the subscribers of a channel: each form is serialized once, and only if needed. */
export class Delivery {
  readonly #channel: string
  readonly #publication: Publication
  readonly #lines: { plain?: Buffer; full?: Buffer; delta?: Buffer } = {}

  constructor(channel: string, publication: Publication) {
    this.#channel = channel
    this.#publication = publication
  }

  /** The line for a subscriber who reads the publication in this form. */
  line(form: 'plain' | 'full' | 'delta'): Buffer {
    return (this.#lines[form] ??= publicationLine(this.#channel, this.#publication[form]))
  }
}

/**
 * How one subscriber reads publications. With deltas the first publication is sent whole, unless the recovery has just
 * delivered its predecessor.
 */
export function readerOf(
  send: (line: Buffer) => void,
  { delta, hasBase }: { readonly delta: boolean; readonly hasBase: boolean },
): (delivery: Delivery) => void {
  if (!delta) return delivery => send(delivery.line('plain'))
  let form: 'full' | 'delta' = hasBase ? 'delta' : 'full'
  return delivery => {
    send(delivery.line(form))
    form = 'delta'
  }
}
