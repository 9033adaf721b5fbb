import { sql } from 'kysely'
import { appRoleOf, RIGHTS } from './appRole.ts'
import type { Database } from './database.ts'

const INSUFFICIENT_PRIVILEGE = '42501'
/** Error codes of a role that another process has just created. */
const IS_THERE = new Set(['42710', '23505'])
/** Key of the advisory lock that serializes grants between starting processes. An arbitrary number. */
const GRANT_LOCK = 7_305_111
/** Since this version a membership may lack the right to become the role. */
const VERSION_SET_APART = 160_000

type Setting = { readonly owner: string; readonly database: string; readonly version: number }

/** The statements that an administrator must run if the login cannot create or grant roles. */
export function missingRolesMessage(owner: string, statements: readonly string[]): string {
  return (
    `The login "${owner}" may not make the role that the application works as. Let an administrator of the database run, once: ` +
    `${statements.join('; ')}; and start again.`
  )
}

/**
 * Creates the application's role of this database, lets `login` become it, and grants it exactly {@link RIGHTS}. `db`
 * is the tables' owner. Running at every start, it repairs grants that a restored dump, a renamed database or a later
 * migration left out. Throws an error with the statements for an administrator where the owner lacks the rights.
 */
export async function grantAppRole(db: Database, login: string): Promise<void> {
  const { rows } = await sql<Setting>`select current_user as owner, current_database() as database,
    current_setting('server_version_num')::int as version`.execute(db)
  const { owner, database, version } = rows[0]!
  const role = appRoleOf(database)
  const { rows: found } = await sql`select from pg_roles where rolname = ${role}`.execute(db)
  const creation = `create role ${role} nologin`
  const membership = `grant ${role} to "${login.replaceAll('"', '""')}"`
  try {
    if (found.length === 0) await sql.raw(creation).execute(db).catch(unlessThere)
    const right = version >= VERSION_SET_APART ? 'set' : 'member'
    const { rows: member } = await sql<{ may: boolean }>`
      select pg_has_role(${login}::name, ${role}::name, ${right}) as may`.execute(db)
    if (!member[0]!.may) await sql.raw(membership).execute(db)
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
    throw new Error(missingRolesMessage(owner, found.length === 0 ? [creation, membership] : [membership]), {
      cause: error,
    })
  }
  await db.transaction().execute(async trx => {
    await sql`select pg_advisory_xact_lock(${GRANT_LOCK})`.execute(trx)
    for (const statement of grantsTo(role)) await sql.raw(statement).execute(trx)
  })
}

/** Grants table by table, because the schema may contain tables that are not ours. */
function grantsTo(role: string): string[] {
  const byRights = Object.entries(
    Object.groupBy(Object.keys(RIGHTS) as (keyof typeof RIGHTS)[], t => RIGHTS[t]),
  )
  const tables = Object.keys(RIGHTS).join(', ')
  return [
    `grant usage on schema public to ${role}`,
    `revoke all on ${tables}, kysely_migration, kysely_migration_lock from ${role}`,
    `grant select on kysely_migration to ${role}`,
    ...byRights.map(([rights, names]) => `grant ${rights} on ${names!.join(', ')} to ${role}`),
  ]
}

function unlessThere(error: unknown): void {
  if (!IS_THERE.has(codeOf(error) ?? '')) throw error
}

function codeOf(error: unknown): string | undefined {
  return (error as { readonly code?: string }).code
}
