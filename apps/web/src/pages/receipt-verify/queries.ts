import { callQuery } from '#core/catalogue'
import type { PublishedKey } from './verifyReceipt.ts'

/** The published keys that verify receipts, retired ones included, and when each of them signed. */
export const receiptKeysQuery = () =>
  callQuery('getReceiptKeys', {}, ({ data }): readonly PublishedKey[] =>
    data.map(({ id, public_key: publicKey, created_at: createdAt, retired_at: retiredAt }) => ({
      id,
      publicKey,
      createdAt,
      retiredAt,
    })),
  )
