import { fromBase64 } from './bytes.ts'
import { readReceiptFile, readSignedBet, type SignedBet } from './readReceipt.ts'
import { verifyLink, type LegProof } from './verifyLink.ts'

/** A published key. */
export type PublishedKey = {
  readonly id: string
  /** The 32 bytes of the Ed25519 key, base64url. */
  readonly publicKey: string
  /** Since when it signs, epoch milliseconds. */
  readonly createdAt: number
  /** When it was retired; null while it signs. */
  readonly retiredAt: number | null
}

/** The verdict on a receipt. */
export type Verdict =
  /** The signature is valid; `proofs` say for each leg what its link of the price chain proves. */
  | { readonly kind: 'valid'; readonly bet: SignedBet; readonly proofs: readonly LegProof[] }
  /** Its text is not what was signed. */
  | { readonly kind: 'changed' }
  /** The signature is valid, but by its own date the key did not sign then, so it proves nothing. */
  | { readonly kind: 'out-of-time'; readonly keyId: string }
  /** Signed by a key that is not published here. */
  | { readonly kind: 'unknown-key'; readonly keyId: string }
  /** No receipt at all. */
  | { readonly kind: 'no-receipt' }
  /** This browser cannot check signatures of this kind. */
  | { readonly kind: 'unsupported' }

/**
 * Whether a receipt is what was signed, from its file and the published keys alone, without any request.
 * @param subtle of the browser; absent where the page is not secure
 */
export async function verifyReceipt(
  text: string,
  keys: readonly PublishedKey[],
  subtle: SubtleCrypto | undefined,
): Promise<Verdict> {
  const file = readReceiptFile(text)
  if (!file) return { kind: 'no-receipt' }
  const published = keys.find(({ id }) => id === file.keyId)
  if (!published) return { kind: 'unknown-key', keyId: file.keyId }
  const key = await importKey(published, subtle)
  if (!key || !subtle) return { kind: 'unsupported' }
  const isOurs = await holds(subtle, key, file.signature, file.body)
  const bet = isOurs ? readSignedBet(file.body) : undefined
  if (!bet) return { kind: 'changed' }
  if (!wasInUse(published, bet.decided_at)) return { kind: 'out-of-time', keyId: published.id }
  const proofs = bet.legs.map(leg => verifyLink(leg, bet.type, subtle))
  return { kind: 'valid', bet, proofs: await Promise.all(proofs) }
}

/**
 * How long an old key may still sign beside the new one while machines are replaced, and how far their clocks may be
 * apart.
 */
const ROLL_OUT_MS = 3_600_000

function wasInUse({ createdAt, retiredAt }: PublishedKey, at: number): boolean {
  return at >= createdAt - ROLL_OUT_MS && (retiredAt === null || at <= retiredAt + ROLL_OUT_MS)
}

async function importKey(
  { publicKey }: PublishedKey,
  subtle: SubtleCrypto | undefined,
): Promise<CryptoKey | undefined> {
  try {
    return await subtle?.importKey('raw', fromBase64(publicKey), 'Ed25519', false, ['verify'])
  } catch {
    return undefined
  }
}

async function holds(
  subtle: SubtleCrypto,
  key: CryptoKey,
  signature: string,
  body: string,
): Promise<boolean> {
  try {
    return await subtle.verify('Ed25519', key, fromBase64(signature), new TextEncoder().encode(body))
  } catch {
    // Text that is not base64 is not a signature.
    return false
  }
}
