import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // One index look-up per entry. A statement trigger over a transition table is planned anew at each call, which costs
  // a bet ten times as much, and a trigger on ledger_transactions would miss an entry that is added to an old
  // transaction (record 0092).
  `create function refuse_uneven_ledger() returns trigger language plpgsql as $$
    begin
      if exists (
        select from ledger_entries where transaction_id = new.transaction_id group by currency having sum(amount) <> 0
      ) then
        raise exception 'the entries of ledger transaction % do not sum to zero', new.transaction_id
          using errcode = 'check_violation', constraint = 'ledger_entries_sum_to_zero', table = 'ledger_entries';
      end if;
      return null;
    end $$`,
  `create constraint trigger ledger_entries_sum_to_zero after insert on ledger_entries
    deferrable initially deferred for each row execute function refuse_uneven_ledger()`,
]

/** The database refuses to commit a ledger transaction whose entries do not sum to zero in each currency. */
export const ledgerSumsToZero: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
