import type pg from 'pg'

/**
 * Creates a function that empties the database: rows are deleted, identities start again at 1, and the space is
 * returned, so that a seed finds the same database whatever ran before it. Only the owner may disable the guards of
 * append-only tables: only here, and only for this.
 */
export async function createReset(observer: pg.Client): Promise<() => Promise<void>> {
  const { rows: tables } = await observer.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables
     where schemaname = 'public' and tablename not like 'kysely%' order by tablename`,
  )
  const { rows: identities } = await observer.query<{ name: string; column: string }>(
    `select quote_ident(table_name) as name, quote_ident(column_name) as column from information_schema.columns
     where table_schema = 'public' and is_identity = 'YES' order by table_name`,
  )
  const names = tables.map(({ name }) => name)
  const script = [
    'begin',
    `set local session_replication_role = 'replica'`,
    ...names.map(name => `delete from ${name}`),
    ...identities.map(({ name, column }) => `alter table ${name} alter column ${column} restart`),
    'commit',
  ].join(';\n')
  return async () => {
    await observer.query(script)
    await observer.query(`vacuum ${names.join(', ')}`)
  }
}
