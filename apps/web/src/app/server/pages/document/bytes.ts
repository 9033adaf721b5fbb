/** A piece of a page: text of its own, or the bytes of what other pages carry too. */
export type Piece = string | Uint8Array

const encoder = new TextEncoder()

/** Bytes of their own buffer: caching them holds no larger one in memory. */
export function toBytes(text: string): Uint8Array {
  return encoder.encode(text)
}

/** Pieces one after another. Only what is text is encoded: writing a page costs what is its own. */
export function joinBytes(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(pieces.map(piece => (typeof piece === 'string' ? Buffer.from(piece) : piece)))
}
