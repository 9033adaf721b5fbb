import { sql } from 'kysely'
import { appRoleAt } from './appRole.ts'
import { MIGRATION_NAMES, migrate, openDatabase, openOwnerDatabase } from './database.ts'
import { grantAppRole } from './grantAppRole.ts'

type Addresses = {
  /** The address that the application uses. */
  readonly databaseUrl: string
  /** The same database with the login that owns the tables, if it is another. */
  readonly migrationDatabaseUrl?: string | undefined
}

/** PostgreSQL's errors for an unknown role, a login that may not become it, and a pooler that rejects the parameter. */
const NOT_AS_ROLE = new Set(['22023', '42501', '08P01'])

/**
 * Migrates the tables and grants the application's role its rights, as the login of `migrationDatabaseUrl`, else of
 * `databaseUrl`. Without the former, a login that does not own the tables leaves them unchanged. Throws an error with
 * instructions unless connections to `databaseUrl` then work as that role, on tables of this version.
 */
export async function prepareDatabase({ databaseUrl, migrationDatabaseUrl }: Addresses): Promise<void> {
  const { login, isOwner } = await loginOf(databaseUrl)
  if (migrationDatabaseUrl !== undefined || isOwner) {
    const owner = openOwnerDatabase(migrationDatabaseUrl ?? databaseUrl, { maxConnections: 1 })
    await migrate(owner)
      .then(() => grantAppRole(owner, login))
      .finally(() => owner.destroy())
  }
  await refuseOtherRoles(databaseUrl)
}

/** An empty database is set up by its first login. */
async function loginOf(url: string): Promise<{ readonly login: string; readonly isOwner: boolean }> {
  const db = openOwnerDatabase(url, { maxConnections: 1 })
  const { rows } = await sql<{ login: string; isOwner: boolean }>`
    select session_user as login, coalesce((
      select pg_has_role(session_user, relowner, 'usage') from pg_class
      where oid = to_regclass('public.kysely_migration')), true) as "isOwner"`
    .execute(db)
    .finally(() => db.destroy())
  return rows[0]!
}

async function refuseOtherRoles(url: string): Promise<void> {
  const role = appRoleAt(url)
  const db = openDatabase(url, { maxConnections: 1 })
  try {
    const { rows } = await sql<{ current: string; session: string }>`
      select current_user as current, session_user as session`.execute(db)
    const { current, session } = rows[0]!
    if (current !== role) throw new Error(roleToSet(role, session, `work as "${current}"`))
    const known = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
    const names = new Set(known.rows.map(({ name }) => name))
    const missing = MIGRATION_NAMES.filter(name => !names.has(name))
    if (missing.length > 0) throw new Error(migrationsToRun(session, missing))
  } catch (error) {
    if (!NOT_AS_ROLE.has((error as { code?: string }).code ?? '')) throw error
    throw new Error(roleToSet(role, undefined, `cannot begin: ${(error as Error).message}`), { cause: error })
  } finally {
    await db.destroy()
  }
}

function roleToSet(role: string, login: string | undefined, found: string): string {
  return (
    `Connections to DATABASE_URL must work as the role "${role}", which cannot change the ledger, and they ${found}. ` +
    'Start once with MIGRATION_DATABASE_URL, the same database for the login that owns its tables. Where a pooler in between drops or ' +
    'refuses the parameter "options", connect past it, or let it ignore that parameter and let an administrator run: ' +
    `alter role "${login ?? '<login>'}" set role = ${role};`
  )
}

function migrationsToRun(login: string, missing: readonly string[]): string {
  return (
    `The tables are older than this Touchline (${missing.join(', ')} missing), and the login "${login}" of DATABASE_URL does not own them. ` +
    'Start once with MIGRATION_DATABASE_URL, the same database for the login that does.'
  )
}
