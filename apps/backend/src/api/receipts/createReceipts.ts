import type { DatabaseTransaction } from '#store'
import { receiptBody } from './receiptBody.ts'
import { selectAcceptedBets, type AcceptedBet } from './selectAcceptedBets.ts'
import type { Signer } from './signingKey.ts'

export type Receipts = ReturnType<typeof createReceipts>

/**
 * Creates receipts signed by one key. A bet has one receipt, created when it is accepted, with the odds and prices of
 * the accepting transaction.
 */
export function createReceipts(signer: Signer) {
  return {
    select: selectAcceptedBets,
    insert,
    /** Writes the receipts of bets that this transaction accepts at `now`. */
    async write(trx: DatabaseTransaction, betIds: readonly string[], now: number): Promise<void> {
      if (betIds.length === 0) return
      await insert(trx, await selectAcceptedBets(trx, betIds).execute(), now).execute()
    },
  }

  /** The statement that inserts the receipts of these bets, at least one, from the result of `select`. */
  function insert(trx: DatabaseTransaction, bets: readonly AcceptedBet[], now: number) {
    return trx.insertInto('receipts').values(
      bets.map(bet => {
        const body = receiptBody(bet, now)
        return { bet_id: bet.id, key_id: signer.keyId, body, signature: signer.sign(body), created_at: now }
      }),
    )
  }
}
