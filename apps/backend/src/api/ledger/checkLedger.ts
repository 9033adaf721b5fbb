import { sql } from 'kysely'
import type { Database } from '#store'

/** An inconsistency in the ledger. Sums in subunits. */
export type LedgerProblem =
  | {
      readonly kind: 'transaction-not-zero'
      readonly transactionId: string
      readonly currency: string
      readonly sum: number
    }
  | {
      /**
       * `account` as the ledger names it: a player's balance, or a debt as a negative sum. `kept` is what the accounts
       * table has.
       */
      readonly kind: 'balance-differs'
      readonly account: string
      readonly currency: string
      readonly kept: number
      readonly entries: number
    }
  | {
      /**
       * What the operator holds for a bet or a ticket according to the ledger, and according to its own row: its stake
       * less what it paid.
       */
      readonly kind: 'bet-differs'
      readonly betId: string
      readonly kept: number
      readonly entries: number
    }

/** The result of a check: the number of problems, and the first of each kind. */
export type LedgerFindings = { readonly problemCount: number; readonly problems: readonly LedgerProblem[] }

/** Maximum problems listed per kind: a broken ledger may have millions. */
const NAMED_MAX = 100

type Counted<T> = T & { readonly all: number }

/**
 * Sums up every entry: each transaction must sum to zero per currency, each balance and debt must equal the sum of its
 * entries, and the stake and payout of a bet must match its entries. Each check is one statement and therefore sees
 * one snapshot. PostgreSQL does the sums, and no more than the first {@link NAMED_MAX} of each kind are returned.
 */
export async function findProblems(db: Database): Promise<LedgerFindings> {
  const uneven = await sql<Counted<{ transactionId: string; currency: string; sum: number }>>`
    select transaction_id as "transactionId", currency, sum(amount)::bigint as sum, count(*) over () as "all"
    from ledger_entries
    group by transaction_id, currency having sum(amount) <> 0
    order by transaction_id limit ${NAMED_MAX}`.execute(db)
  const balances = await sql<Counted<{ account: string; currency: string; kept: number; entries: number }>>`
    with rebuilt as (
      select account, currency, sum(amount)::bigint as entries from ledger_entries
      where account not like 'house:%' group by account, currency),
    told as (
      select 'player:' || id as account, currency, balance as kept from accounts
      union all select 'owed:' || id, currency, -owed from accounts)
    select account, currency, coalesce(kept, 0) as kept, coalesce(entries, 0) as entries, count(*) over () as "all"
    from told full join rebuilt using (account, currency)
    where coalesce(kept, 0) <> coalesce(entries, 0) order by account, currency limit ${NAMED_MAX}`.execute(db)
  const bets = await sql<Counted<{ betId: string; kept: number; entries: number }>>`
    with booked as (
      select bet_id, sum(amount)::bigint as entries from ledger_entries
      join ledger_transactions on ledger_transactions.id = transaction_id
      where account like 'house:%' and bet_id is not null group by bet_id),
    told as (
      select id as bet_id,
        case when status in ('rejected', 'cancelled', 'withdrawn') then 0 else stake - cashed_value - paid end as kept
      from bets
      union all select id, stake - paid from lottery_tickets)
    select bet_id as "betId", coalesce(kept, 0) as kept, coalesce(entries, 0) as entries, count(*) over () as "all"
    from told full join booked using (bet_id)
    where coalesce(kept, 0) <> coalesce(entries, 0) order by bet_id limit ${NAMED_MAX}`.execute(db)
  const problems: LedgerProblem[] = [
    ...uneven.rows.map(({ transactionId, currency, sum }) => ({
      kind: 'transaction-not-zero' as const,
      transactionId,
      currency,
      sum,
    })),
    ...balances.rows.map(({ account, currency, kept, entries }) => ({
      kind: 'balance-differs' as const,
      account,
      currency,
      kept,
      entries,
    })),
    ...bets.rows.map(({ betId, kept, entries }) => ({
      kind: 'bet-differs' as const,
      betId,
      kept,
      entries,
    })),
  ]
  const problemCount = [uneven, balances, bets].reduce((sum, { rows }) => sum + (rows[0]?.all ?? 0), 0)
  return { problemCount, problems: problems.slice(0, NAMED_MAX) }
}

/** The first problems of the ledger, without their number. */
export async function checkLedger(db: Database): Promise<readonly LedgerProblem[]> {
  return (await findProblems(db)).problems
}
