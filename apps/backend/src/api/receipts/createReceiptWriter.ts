import type { DatabaseTransaction } from '#store'
import { readAcceptedBets } from './readAcceptedBets.ts'
import { receiptBody } from './receiptBody.ts'
import type { Signer } from './signingKey.ts'

/** Writes the receipts of bets that this transaction accepts at `now`, with odds and prices as it left them. */
export type WriteReceipts = (
  trx: DatabaseTransaction,
  betIds: readonly string[],
  now: number,
) => Promise<void>

/** Receipts signed by one key. A bet has one receipt: that of its acceptance. */
export function createReceiptWriter(signer: Signer): WriteReceipts {
  return async (trx, betIds, now) => {
    if (betIds.length === 0) return
    const bets = await readAcceptedBets(trx, betIds)
    await trx
      .insertInto('receipts')
      .values(
        bets.map(bet => {
          const body = receiptBody(bet, now)
          return {
            bet_id: bet.id,
            key_id: signer.keyId,
            body,
            signature: signer.sign(body),
            created_at: now,
          }
        }),
      )
      .execute()
  }
}
