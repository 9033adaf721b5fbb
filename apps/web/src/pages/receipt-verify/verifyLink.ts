import { fromBase64, fromHex, toHex } from './bytes.ts'
import type { SignedBet, SignedLeg, SignedLink } from './readReceipt.ts'
import { priceIn } from './unpackPrices.ts'

/**
 * The result of the price chain for a leg. `proved`: its link is whole and holds this very price. `linked`: its link is
 * whole; the price of the leg alone is not in it, as it need not be in a custom bet, which is sold at a joint price.
 * `broken`: the link does not match its hash, is not the one that set the price, or does not hold it. `unlogged`: the
 * price was not logged.
 */
export type LegProof = 'proved' | 'linked' | 'broken' | 'unlogged'

/**
 * Checks the link of a leg's price: `hash` is SHA-256 over the hash before, version and instant as 8 bytes each, and
 * the prices.
 */
export async function verifyLink(
  leg: SignedLeg,
  type: SignedBet['type'],
  subtle: Pick<SubtleCrypto, 'digest'>,
): Promise<LegProof> {
  if (!leg.chain) return 'unlogged'
  if (leg.chain.version !== leg.price_version) return 'broken'
  try {
    const packed = fromBase64(leg.chain.packed)
    const hash = await subtle.digest('SHA-256', hashedBytes(leg.chain, packed))
    if (toHex(new Uint8Array(hash)) !== leg.chain.hash.toLowerCase()) return 'broken'
    const price = await priceIn(packed, leg)
    if (price === undefined) return type === 'custom_bet' ? 'linked' : 'broken'
    return price === leg.odds ? 'proved' : 'broken'
  } catch {
    return 'broken'
  }
}

function hashedBytes(
  { previous_hash, version, at }: SignedLink,
  packed: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const previous = fromHex(previous_hash)
  const bytes = new Uint8Array(previous.length + 16 + packed.length)
  bytes.set(previous)
  const numbers = new DataView(bytes.buffer, previous.length, 16)
  numbers.setBigUint64(0, BigInt(version))
  numbers.setBigUint64(8, BigInt(at))
  bytes.set(packed, previous.length + 16)
  return bytes
}
