import type { DatabaseTransaction } from '#store'
import { houseAccount, playerAccount } from './accountNames.ts'

/** Money that moves between the house and one player account. */
export type Movement = {
  readonly id: string
  readonly kind: 'deposit' | 'stake' | 'payout' | 'refund' | 'reversal'
  readonly playerId: string
  readonly accountId: string
  readonly currency: string
  /** Subunits, seen from the player: a stake is negative. Never 0. */
  readonly amount: number
  readonly betId?: string
  readonly now: number
}

/** An account after a movement. */
export type AccountBalance = {
  readonly id: string
  readonly player_id: string
  readonly currency: string
  readonly subunits: number
  readonly balance: number
  readonly version: number
}

/**
 * Moves money by double entry: two rows that cancel out, and the player's balance in the same transaction. Rows are only ever
 * added. One statement. A balance below zero breaks the table's own rule and throws; check first, under the account's lock.
 */
export async function postTransaction(trx: DatabaseTransaction, movement: Movement): Promise<AccountBalance> {
  const { id, kind, playerId, accountId, currency, amount, betId, now } = movement
  if (!Number.isSafeInteger(amount) || amount === 0) {
    throw new RangeError(`A movement is whole subunits and not nothing; got ${amount}.`)
  }
  return await trx
    .with('moved', db =>
      db
        .insertInto('ledger_transactions')
        .values({ id, kind, bet_id: betId ?? null, player_id: playerId, created_at: now }),
    )
    .with('booked', db =>
      db.insertInto('ledger_entries').values([
        { transaction_id: id, account: playerAccount(accountId), currency, amount },
        {
          transaction_id: id,
          account: houseAccount(currency, betId ?? accountId),
          currency,
          amount: -amount,
        },
      ]),
    )
    .updateTable('accounts')
    .set(eb => ({ balance: eb('balance', '+', amount), version: eb('version', '+', 1) }))
    .where('id', '=', accountId)
    .where('currency', '=', currency)
    .returning(['id', 'player_id', 'currency', 'subunits', 'balance', 'version'])
    .executeTakeFirstOrThrow()
}
