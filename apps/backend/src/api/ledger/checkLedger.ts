import { sql } from 'kysely'
import type { Database } from '#store'

/** What the books got wrong. Sums are subunits. */
export type LedgerProblem =
  | {
      readonly kind: 'transaction-not-zero'
      readonly transactionId: string
      readonly currency: string
      readonly sum: number
    }
  | {
      /** `account` as the ledger names it: what a player has, or owes as a negative sum. `kept` is what the accounts say. */
      readonly kind: 'balance-differs'
      readonly account: string
      readonly currency: string
      readonly kept: number
      readonly entries: number
    }
  | {
      /** What the house has of a bet by the ledger, and by the bet itself: its stake less what it paid. */
      readonly kind: 'bet-differs'
      readonly betId: string
      readonly kept: number
      readonly entries: number
    }

/**
 * Adds up every entry from zero: each transaction must cancel out per currency, each balance and debt must be its entries' sum, and what
 * a bet says it cost and paid must be what was booked for it. Each is one statement, and so sees one moment.
 */
export async function checkLedger(db: Database): Promise<readonly LedgerProblem[]> {
  const uneven = await sql<{ transactionId: string; currency: string; sum: number }>`
    select transaction_id as "transactionId", currency, sum(amount)::bigint as sum from ledger_entries
    group by transaction_id, currency having sum(amount) <> 0
    order by transaction_id`.execute(db)
  const balances = await sql<{ account: string; currency: string; kept: number; entries: number }>`
    with rebuilt as (
      select account, currency, sum(amount)::bigint as entries from ledger_entries
      where account not like 'house:%' group by account, currency),
    told as (
      select 'player:' || id as account, currency, balance as kept from accounts
      union all select 'owed:' || id, currency, -owed from accounts)
    select account, currency, coalesce(kept, 0) as kept, coalesce(entries, 0) as entries
    from told full join rebuilt using (account, currency)
    where coalesce(kept, 0) <> coalesce(entries, 0) order by account, currency`.execute(db)
  const bets = await sql<{ betId: string; kept: number; entries: number }>`
    with booked as (
      select bet_id, sum(amount)::bigint as entries from ledger_entries
      join ledger_transactions on ledger_transactions.id = transaction_id
      where account like 'house:%' and bet_id is not null group by bet_id),
    told as (
      select id as bet_id,
        case when status in ('rejected', 'cancelled', 'withdrawn') then 0 else stake - cashed_value - paid end as kept
      from bets)
    select bet_id as "betId", coalesce(kept, 0) as kept, coalesce(entries, 0) as entries
    from told full join booked using (bet_id)
    where coalesce(kept, 0) <> coalesce(entries, 0) order by bet_id`.execute(db)
  return [
    ...uneven.rows.map(row => ({ kind: 'transaction-not-zero' as const, ...row })),
    ...balances.rows.map(row => ({ kind: 'balance-differs' as const, ...row })),
    ...bets.rows.map(row => ({ kind: 'bet-differs' as const, ...row })),
  ]
}
