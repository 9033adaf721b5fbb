import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { OWNER_PATH } from '../appRole.ts'

/** A check stores the first problems and their total number: a broken ledger must not fill the disk. */
export const ledgerProblems: Migration = {
  async up(db) {
    await sql`alter table ledger_checks add column problem_count bigint not null default 0`.execute(db)
    await sql`select set_config(${OWNER_PATH}, 'on', true)`.execute(db)
    await sql`update ledger_checks set problem_count = jsonb_array_length(problems)`.execute(db)
    await sql`select set_config(${OWNER_PATH}, '', true)`.execute(db)
    await sql`alter table ledger_checks alter column problem_count drop default`.execute(db)
  },
}
