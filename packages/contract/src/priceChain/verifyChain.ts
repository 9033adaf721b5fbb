import type { PriceLinkWire, PriceRootWire } from '../wire/betting/receipt.ts'
import { concat, base64ToBytes, hexToBytes, bytesToHex, uint64, utf8 } from './bytes.ts'

/** Hashes bytes: `node:crypto` and `crypto.subtle` both can. 32 bytes. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array | Promise<Uint8Array>

/** The answer of `GET /matches/{id}/price-proof` for a match from a version on. */
export type PriceProof = {
  readonly matchId: string
  /** The requested version; 0 for the oldest. */
  readonly from: number
  readonly links: readonly PriceLinkWire[]
  readonly roots: readonly PriceRootWire[]
}

/**
 * What is wrong with a chain, and at which version:
 * - `changed`: the link's hash does not match its contents.
 * - `not-following`: it does not contain the hash of the previous link, root or start: something in between was removed
 *   or inserted.
 * - `other-root`: the root of its day belongs to another chain.
 */
export type ChainFault = {
  readonly kind: 'changed' | 'not-following' | 'other-root'
  readonly version: number
}

const DAY_MS = 86_400_000

/**
 * Verifies every hash of a chain, and that nothing is missing between its links and the roots of its days. Undefined:
 * the chain is valid.
 */
export async function verifyChain(proof: PriceProof, sha256: Sha256): Promise<ChainFault | undefined> {
  const { links } = proof
  let previous = await hashBefore(proof, sha256)
  for (const [i, link] of links.entries()) {
    if (bytesToHex(await sha256(linkBytes(link))) !== link.hash) return fault('changed', link)
    if (previous !== undefined && link.previous_hash !== previous) return fault('not-following', link)
    if (i > 0 && link.version <= links[i - 1]!.version) return fault('not-following', link)
    if (!agreesWithRoots(proof, i)) return fault('other-root', link)
    previous = link.hash
  }
  return undefined
}

/**
 * What a link's hash covers: the hash before it, its version and instant (eight bytes each, big endian) and its packed
 * prices.
 */
function linkBytes({ previous_hash, version, at, packed }: PriceLinkWire): Uint8Array {
  return concat([hexToBytes(previous_hash), uint64(version), uint64(at), base64ToBytes(packed)])
}

const fault = (kind: ChainFault['kind'], { version }: PriceLinkWire): ChainFault => ({ kind, version })

/**
 * The hash that the first link must contain; undefined where the request starts in the middle of a day, or at a root.
 */
async function hashBefore(
  { matchId, from, links, roots }: PriceProof,
  sha256: Sha256,
): Promise<string | undefined> {
  const first = links[0]
  if (!first || first.version === from || roots.some(({ version }) => version === first.version)) {
    return undefined
  }
  const root = roots.findLast(({ version }) => version < first.version)
  return root ? root.hash : bytesToHex(await sha256(utf8(matchId)))
}

/** A root is the last link of its day: that link has its hash, and the next link is of another day. */
function agreesWithRoots({ links, roots }: PriceProof, i: number): boolean {
  const link = links[i]!
  const next = links[i + 1]
  const root = roots.find(({ day }) => day === dayOf(link.at))
  if (!root) return true
  if (root.version === link.version) return root.hash === link.hash
  return root.version > link.version && (!next || dayOf(next.at) === root.day)
}

/** The UTC day of an instant, `2026-11-21`. */
function dayOf(at: number): string {
  return new Date(Math.floor(at / DAY_MS) * DAY_MS).toISOString().slice(0, 10)
}
