import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Consumers of new rows are notified at commit: the publisher (`outbox`) and settlement (`settlement`). One
 * notification per statement and channel; PostgreSQL drops duplicates within a transaction.
 */
const statements = [
  `create function wake_up() returns trigger language plpgsql as $$
    begin
      perform pg_notify(tg_argv[0], '');
      return null;
    end $$`,
  `create trigger outbox_wakes_publisher after insert on outbox
    for each statement execute function wake_up('outbox')`,
  `create trigger settlement_queue_wakes_consumer after insert on settlement_queue
    for each statement execute function wake_up('settlement')`,
]

export const wakeUp: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
