import { sql } from 'kysely'
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

/** One movement; see {@link postTransactions}. */
export async function postTransaction(trx: DatabaseTransaction, movement: Movement): Promise<AccountBalance> {
  const [after] = await postTransactions(trx, [movement])
  return after!
}

/**
 * Moves money by double entry: two rows a movement that cancel out, and the players' balances in the same transaction. Rows are only
 * ever added. One statement, however many movements; each account they touch comes back once. A balance below zero breaks the table's
 * own rule and throws; check first, under the account's lock.
 */
export async function postTransactions(
  trx: DatabaseTransaction,
  movements: readonly Movement[],
): Promise<AccountBalance[]> {
  for (const { amount } of movements) {
    if (Number.isSafeInteger(amount) && amount !== 0) continue
    throw new RangeError(`A movement is whole subunits and not nothing; got ${amount}.`)
  }
  const byAccount = [
    ...Map.groupBy(movements, ({ accountId, currency }) => `${accountId} ${currency}`).values(),
  ]
  const sums = byAccount.map(group => group.reduce((sum, { amount }) => sum + amount, 0))
  const accounts = await trx
    .with('moved', db =>
      db.insertInto('ledger_transactions').values(
        movements.map(({ id, kind, betId, playerId, now }) => ({
          id,
          kind,
          bet_id: betId ?? null,
          player_id: playerId,
          created_at: now,
        })),
      ),
    )
    .with('booked', db => db.insertInto('ledger_entries').values(movements.flatMap(entriesOf)))
    .with('moves', db =>
      db.selectNoFrom([
        sql<string>`unnest(${byAccount.map(([first]) => first!.accountId)}::text[])`.as('account_id'),
        sql<string>`unnest(${byAccount.map(([first]) => first!.currency)}::text[])`.as('currency'),
        sql<number>`unnest(${sums}::bigint[])`.as('amount'),
      ]),
    )
    .updateTable('accounts')
    .from('moves')
    .set(eb => ({
      balance: eb('accounts.balance', '+', eb.ref('moves.amount')),
      version: eb('accounts.version', '+', 1),
    }))
    .whereRef('accounts.id', '=', 'moves.account_id')
    .whereRef('accounts.currency', '=', 'moves.currency')
    .returning([
      'accounts.id',
      'accounts.player_id',
      'accounts.currency',
      'accounts.subunits',
      'accounts.balance',
      'accounts.version',
    ])
    .execute()
  if (accounts.length < byAccount.length) throw new Error('A movement names an account that does not exist.')
  return accounts
}

/** What the player gains the house loses. */
function entriesOf({ id, accountId, currency, amount, betId }: Movement) {
  const of = { transaction_id: id, currency }
  return [
    { ...of, account: playerAccount(accountId), amount },
    { ...of, account: houseAccount(currency, betId ?? accountId), amount: -amount },
  ]
}
