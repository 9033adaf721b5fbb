import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** One body in whichever encoding it is asked for; each is made once. */
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

/** The best encoding a browser accepts. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted?.includes('br')) return 'br'
  return accepted?.includes('gzip') ? 'gzip' : 'identity'
}
