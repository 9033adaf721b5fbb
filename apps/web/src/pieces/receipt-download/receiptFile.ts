import type { CallReply } from '@touchline/contract'

/** A receipt as it is downloaded: what was signed, the signature, and the name of the key that verifies it. */
export function receiptFile(
  ref: string,
  { body, signature, key_id }: CallReply<'getReceipt'>['data'],
): { readonly name: string; readonly text: string } {
  return { name: `receipt-${ref}.json`, text: JSON.stringify({ body, signature, key_id }, undefined, 2) }
}
