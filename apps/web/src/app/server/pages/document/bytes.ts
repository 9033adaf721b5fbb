/** A piece of a page: its own text, or bytes that it shares with other pages. */
export type HtmlPiece = string | Uint8Array

const encoder = new TextEncoder()

/** Bytes in a buffer of their own: a slice in a cache would hold a larger buffer in memory. */
export function toBytes(text: string): Uint8Array {
  return encoder.encode(text)
}

/** Joins pieces. Only text is encoded: the cost of a page is that of its own parts. */
export function joinBytes(pieces: readonly HtmlPiece[]): Buffer {
  return Buffer.concat(pieces.map(piece => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
}
