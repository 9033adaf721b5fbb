import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import Negotiator from 'negotiator'

export type Encoding = 'br' | 'gzip' | 'identity'

/** The encodings we send, the smallest first. */
const OFFERED: readonly Encoding[] = ['br', 'gzip', 'identity']

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** One body in each encoding; each is made when it is first needed. */
export function createEncodings(plain: Buffer): (encoding: Encoding) => Promise<Buffer> {
  const encoded = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  return encoding => {
    let body = encoded.get(encoding)
    if (!body) {
      body = encoding === 'br' ? toBrotli(plain, BROTLI) : toGzip(plain)
      encoded.set(encoding, body)
    }
    return body
  }
}

/** The best encoding for an `accept-encoding` header, with its weights (RFC 9110, section 12.5.3). */
export function encodingOf(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  // Where even plain text is refused it is sent all the same: RFC 9110 prefers that to an error.
  return negotiator.encoding(OFFERED, { preferred: OFFERED }) ?? 'identity'
}
