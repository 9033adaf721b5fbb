import { sql } from 'kysely'
import type { Database } from '#store'

/** What the books got wrong. */
export type LedgerProblem =
  | {
      readonly kind: 'transaction-not-zero'
      readonly transactionId: string
      readonly currency: string
      readonly sum: number
    }
  | {
      readonly kind: 'balance-differs'
      readonly accountId: string
      readonly balance: number
      readonly entries: number
    }

/** Adds up every entry from zero: each transaction must cancel out per currency, each balance must be its entries' sum. */
export async function checkLedger(db: Database): Promise<readonly LedgerProblem[]> {
  const [uneven, different] = await Promise.all([
    db
      .selectFrom('ledger_entries')
      .select(['transaction_id', 'currency', sql<number>`sum(amount)::bigint`.as('sum')])
      .groupBy(['transaction_id', 'currency'])
      .having(sql`sum(amount)`, '<>', 0)
      .execute(),
    db
      .selectFrom('accounts')
      .leftJoin('ledger_entries', join =>
        join
          .on(sql`ledger_entries.account`, '=', sql`'player:' || accounts.id`)
          .onRef('ledger_entries.currency', '=', 'accounts.currency'),
      )
      .select(['accounts.id', 'balance', sql<number>`coalesce(sum(amount), 0)::bigint`.as('entries')])
      .groupBy(['accounts.id', 'balance'])
      .having(sql`coalesce(sum(amount), 0)`, '<>', sql.ref('accounts.balance'))
      .execute(),
  ])
  return [
    ...uneven.map(row => ({
      kind: 'transaction-not-zero' as const,
      transactionId: row.transaction_id,
      currency: row.currency,
      sum: row.sum,
    })),
    ...different.map(row => ({
      kind: 'balance-differs' as const,
      accountId: row.id,
      balance: row.balance,
      entries: row.entries,
    })),
  ]
}
