import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Revokes the rights of the role that all databases of a server shared: each has its own now (grantAppRole). */
export const roleOfEachDatabase: Migration = {
  async up(db) {
    const { rows } = await sql`select from pg_roles where rolname = 'touchline_app'`.execute(db)
    if (rows.length === 0) return
    const granted = await sql<{ name: string }>`
      select quote_ident(relname) as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'S') and pg_has_role(relowner, 'usage')
        and relacl::text like '%touchline_app=%'`.execute(db)
    for (const { name } of granted.rows) await sql.raw(`revoke all on ${name} from touchline_app`).execute(db)
    for (const kind of ['tables', 'sequences']) {
      await sql
        .raw(`alter default privileges in schema public revoke all on ${kind} from touchline_app`)
        .execute(db)
    }
  },
}
