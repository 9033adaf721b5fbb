import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { APPEND_ONLY, OWNER_PATH } from '../appRole.ts'

const statements = [
  // Grants restrict the application (grantAppRole). This restricts the owner too, who must explicitly opt in to a
  // change.
  `create function refuse_change() returns trigger language plpgsql as $$
    begin
      if current_setting('${OWNER_PATH}', true) is distinct from 'on' then
        raise exception '% is only ever added to', tg_table_name using errcode = 'restrict_violation';
      end if;
      return null;
    end $$`,
  ...APPEND_ONLY.map(
    table => `create trigger ${table}_is_append_only before update or delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ),
]

/** Makes append-only tables refuse changes by any role. */
export const appendOnly: Migration = {
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
