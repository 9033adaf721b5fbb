import type { IncomingMessage } from 'node:http'

export type Body =
  | { readonly kind: 'read'; readonly text: string }
  | { readonly kind: 'too-large' }
  | { readonly kind: 'broken' }

/** Reads a request body of at most `bytesMax`. */
export async function readBody(req: IncomingMessage, bytesMax: number): Promise<Body> {
  const chunks: Buffer[] = []
  let bytes = 0
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      bytes += chunk.length
      // The rest is read and discarded: a response while the client still sends would look like a broken connection.
      if (bytes <= bytesMax) chunks.push(chunk)
      else if (bytes > 16 * bytesMax) return { kind: 'broken' }
    }
  } catch {
    return { kind: 'broken' }
  }
  return bytes > bytesMax ? { kind: 'too-large' } : { kind: 'read', text: Buffer.concat(chunks).toString() }
}
