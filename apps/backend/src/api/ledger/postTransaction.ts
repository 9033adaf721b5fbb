import { sql } from 'kysely'
import type { DatabaseTransaction, Statement } from '#store'
import { bookMovement, type AccountState, type Movement, type Posting } from './bookMovement.ts'

/** An account after a movement. */
export type AccountBalance = {
  readonly id: string
  readonly player_id: string
  readonly currency: string
  readonly subunits: number
  readonly balance: number
  readonly version: number
}

/** Posts one movement; see {@link postTransactions}. */
export async function postTransaction(trx: DatabaseTransaction, movement: Movement): Promise<AccountBalance> {
  const [after] = await postTransactions(trx, [movement])
  return after!
}

/**
 * Moves money by double entry: entries that sum to zero, and the players' balances in the same transaction. Rows are
 * only ever added. One statement however many movements, preceded by one more if money goes to accounts that may have
 * debts; each affected account is returned once. A balance below zero violates the table's constraint and throws; check
 * first, under the account's lock.
 */
export async function postTransactions(
  trx: DatabaseTransaction,
  movements: readonly Movement[],
): Promise<AccountBalance[]> {
  if (movements.length === 0) return []
  const byAccount = groupByAccount(movements)
  const before = await readStates(trx, movements)
  const accounts = await post(trx, byAccount, before).execute()
  if (accounts.length < byAccount.length) throw new Error('A movement names an account that does not exist.')
  return accounts
}

/** The single statement of {@link postTransactions} where money only leaves accounts, which must exist: stakes. */
export function postStakes(
  trx: DatabaseTransaction,
  movements: readonly Movement[],
): Statement<AccountBalance> {
  return post(trx, groupByAccount(movements), () => NOTHING)
}

type ByAccount = readonly (readonly Movement[])[]

function groupByAccount(movements: readonly Movement[]): ByAccount {
  for (const { amount } of movements) {
    if (Number.isSafeInteger(amount) && amount !== 0) continue
    throw new RangeError(`A movement must be a non-zero whole number of subunits; got ${amount}.`)
  }
  return [...Map.groupBy(movements, ({ accountId, currency }) => `${accountId} ${currency}`).values()]
}

function post(trx: DatabaseTransaction, byAccount: ByAccount, before: (accountId: string) => AccountState) {
  const booked = byAccount.map(group => bookAll(group, before(group[0]!.accountId)))
  const postings = booked.flatMap(({ lines }) => lines)
  return trx
    .with('moved', db =>
      db.insertInto('ledger_transactions').values(
        postings.map(({ posting: { id, kind }, of: { betId, playerId, now } }) => ({
          id,
          kind,
          bet_id: betId ?? null,
          player_id: playerId,
          created_at: now,
        })),
      ),
    )
    .with('booked', db =>
      db
        .insertInto('ledger_entries')
        .values(
          postings.flatMap(({ posting, of: { currency } }) =>
            posting.entries.map(entry => ({ transaction_id: posting.id, currency, ...entry })),
          ),
        ),
    )
    .with('moves', db =>
      db.selectNoFrom([
        sql<string>`unnest(${byAccount.map(([first]) => first!.accountId)}::text[])`.as('account_id'),
        sql<string>`unnest(${byAccount.map(([first]) => first!.currency)}::text[])`.as('currency'),
        sql<number>`unnest(${booked.map(({ change }) => change.balance)}::bigint[])`.as('amount'),
        sql<number>`unnest(${booked.map(({ change }) => change.owed)}::bigint[])`.as('owed'),
      ]),
    )
    .updateTable('accounts')
    .from('moves')
    .set(eb => ({
      balance: eb('accounts.balance', '+', eb.ref('moves.amount')),
      owed: eb('accounts.owed', '+', eb.ref('moves.owed')),
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
}

const NOTHING: AccountState = { balance: 0, owed: 0 }

/** The accounts, locked. Stakes need only the balance, which the table's constraint guards. */
async function readStates(
  trx: DatabaseTransaction,
  movements: readonly Movement[],
): Promise<(accountId: string) => AccountState> {
  const ids = new Set(
    movements
      .filter(({ kind, amount }) => amount > 0 || kind === 'reversal')
      .map(({ accountId }) => accountId),
  )
  if (ids.size === 0) return () => NOTHING
  const rows = await trx
    .selectFrom('accounts')
    .select(['id', 'balance', 'owed'])
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
  const states = new Map(rows.map(({ id, ...state }) => [id, state]))
  return accountId => states.get(accountId) ?? NOTHING
}

type Line = { readonly posting: Posting; readonly of: Movement }

/** Books the movements of one account in order, and sums up the change. */
function bookAll(
  movements: readonly Movement[],
  before: AccountState,
): { readonly lines: readonly Line[]; readonly change: AccountState } {
  let state = before
  const lines = movements.flatMap(of => {
    const { postings, after } = bookMovement(of, state)
    state = after
    return postings.map(posting => ({ posting, of }))
  })
  return { lines, change: { balance: state.balance - before.balance, owed: state.owed - before.owed } }
}
