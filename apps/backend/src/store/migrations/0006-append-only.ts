import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { APP_ROLE, APPEND_ONLY, OWNER_PATH } from '../appRole.ts'

/** What a login that may not create roles has to ask its administrator for. */
export function rolesToAskFor(login: string): string {
  return (
    `The login "${login}" of DATABASE_URL may not create roles. Let an administrator of the database run, once: ` +
    `create role ${APP_ROLE} nologin; grant ${APP_ROLE} to "${login}"; and start again.`
  )
}

const statements = [
  `grant usage on schema public to ${APP_ROLE}`,
  `grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`,
  `grant usage, select on all sequences in schema public to ${APP_ROLE}`,
  // Tables of later migrations; what is only added to must be said again there.
  `alter default privileges in schema public grant select, insert, update, delete on tables to ${APP_ROLE}`,
  `alter default privileges in schema public grant usage, select on sequences to ${APP_ROLE}`,
  `revoke update, delete, truncate on ${APPEND_ONLY.join(', ')} from ${APP_ROLE}`,
  `revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${APP_ROLE}`,
  // Grants bind the application. This binds the owner too, who would have to say aloud that it means it.
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

/** A role for the application that cannot change the ledger, and tables that refuse it to everybody. */
export const appendOnly: Migration = {
  async up(db) {
    await ensureRole(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}

/** Roles belong to the server, not to the database: another Touchline on it may have made this one, or may be just making it. */
async function ensureRole(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ login: string; creates: boolean; exists: boolean; isMember: boolean }>`
    select current_user as login, rolsuper or rolcreaterole as creates, to_regrole(${APP_ROLE}) is not null as exists,
      case when to_regrole(${APP_ROLE}) is null then false
        else pg_has_role(current_user, to_regrole(${APP_ROLE})::oid, 'member') end as "isMember"
    from pg_roles where rolname = current_user`.execute(db)
  const { login, creates, exists, isMember } = rows[0]!
  if (exists && isMember) return
  if (!creates) throw new Error(rolesToAskFor(login))
  await sql
    .raw(
      `do $$ begin create role ${APP_ROLE} nologin;
       exception when duplicate_object or unique_violation then null; end $$`,
    )
    .execute(db)
  await sql`grant ${sql.id(APP_ROLE)} to ${sql.id(login)}`.execute(db)
}
