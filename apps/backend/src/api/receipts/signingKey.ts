import { createHash, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'

/** Signs receipts with one key. */
export type Signer = {
  readonly keyId: string
  /** base64url of the 32 bytes. */
  readonly publicKey: string
  /** Ed25519 over the UTF-8 bytes of a text, base64url. */
  readonly sign: (text: string) => string
}

/** Prefix of the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')
const ID_LENGTH = 16

/**
 * Creates a signer from the 32 secret bytes of an Ed25519 key, base64url. The key's id is derived from its public key.
 */
export function signerOf(seed: string): Signer {
  const secret = Buffer.from(seed, 'base64url')
  const key = createPrivateKey({
    key: Buffer.concat([PKCS8_PREFIX, secret]),
    format: 'der',
    type: 'pkcs8',
  })
  const publicKey = publicHalf(key)
  return {
    keyId: createHash('sha256').update(publicKey).digest('hex').slice(0, ID_LENGTH),
    publicKey,
    sign: text => sign(null, Buffer.from(text, 'utf8'), key).toString('base64url'),
  }
}

function publicHalf(key: KeyObject): string {
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  return x as string
}
