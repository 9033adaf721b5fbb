import * as z from 'zod/mini'
import { priceLink, priceRoot, receipt, receiptKey } from '../../wire/betting/receipt.ts'
import { id } from '../../wire/primitives.ts'
import { queryWholeNumber } from '../queryValues.ts'

/** The signed receipt of a bet. */
export const receiptReply = z.object({ data: receipt })

/** All keys that have ever signed receipts. */
export const receiptKeysReply = z.object({ data: z.array(receiptKey) })

/** The match's id in the address. */
export const priceProofParams = z.object({ id })

/** Which price to prove; without a version the newest. */
export const priceProofQueryString = z.object({
  /** The version of the match whose price is to be proved. */
  version: z.optional(queryWholeNumber({ min: 0 })),
})
/**
 * The link of that version (or the first stored after it), the following ones up to the next day root or the newest, at
 * most 500, and the roots: `verifyChain` checks them against each other.
 */
export const priceProofReply = z.object({
  data: z.object({ links: z.array(priceLink), roots: z.array(priceRoot) }),
})
