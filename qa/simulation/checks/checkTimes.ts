import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

type Column = { name: string; at: string }

/** Columns with epoch milliseconds of past events. */
const COLUMNS = `
  select relname as name, attname as at from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attname like '%\\_at' and atttypid = 'bigint'::regtype
    and not (attname = any($1::text[]))
  order by relname, attname`

/** The end of a session, and the decision time of a bet. */
const AHEAD = ['expires_at', 'decide_at']

/** No written time is in the future: all times come from the one injected clock. */
export async function checkTimes({ observer, agenda }: World): Promise<void> {
  const { rows: columns } = await observer.query<Column>({ name: 'columns', text: COLUMNS, values: [AHEAD] })
  const newest = columns.map(
    ({ name, at }) => `select '${name}.${at}' as column, max(${at}) as at from ${name}`,
  )
  const { rows } = await observer.query<{ column: string; at: number | null }>(newest.join(' union all '))
  const now = agenda.now()
  for (const { column, at } of rows) {
    if (at === null || at <= now) continue
    throw new Violation(
      'one clock',
      `${column} is ${at - now} ms after the moment it was written at, or more`,
    )
  }
}
