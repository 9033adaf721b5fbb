import * as z from 'zod/mini'
import { id, instant } from '../primitives.ts'

/** The signed receipt of an accepted bet. */
export const receipt = z.object({
  /** Canonical JSON (sorted keys, no spaces): exactly these bytes are signed. */
  body: z.string(),
  /** Ed25519 over the UTF-8 bytes of `body`, base64url. */
  signature: z.string(),
  key_id: id,
})

/** JSON of {@link receipt}. */
export type ReceiptWire = z.infer<typeof receipt>

/** A published key that verifies receipts. */
export const receiptKey = z.object({
  id,
  /** The 32 bytes of the Ed25519 public key, base64url. */
  public_key: z.string(),
  created_at: instant,
  /** Since when it no longer signs; its receipts stay valid. */
  retired_at: z.nullable(instant),
})

/** JSON of {@link receiptKey}. */
export type ReceiptKeyWire = z.infer<typeof receiptKey>

/**
 * One link of a match's price chain: `hash` is SHA-256 over `previous_hash`, `version` and `at` (eight bytes each, big
 * endian) and `packed`.
 */
export const priceLink = z.object({
  version: z.int(),
  at: instant,
  /** The changed prices as logged, base64. */
  packed: z.string(),
  /** Hex. */
  previous_hash: z.string(),
  hash: z.string(),
})

/** JSON of {@link priceLink}. */
export type PriceLinkWire = z.infer<typeof priceLink>

/** The last link of a day: stays when the day's prices are removed. */
export const priceRoot = z.object({ day: z.string(), version: z.int(), hash: z.string() })

/** JSON of {@link priceRoot}. */
export type PriceRootWire = z.infer<typeof priceRoot>
