import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

type Column = { name: string; at: string }

/** Moments of epoch milliseconds that are written down as past. */
const COLUMNS = `
  select relname as name, attname as at from pg_attribute join pg_class on pg_class.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attname like '%\\_at' and atttypid = 'bigint'::regtype
    and not (attname = any($1::text[]))
  order by relname, attname`

/** When a session ends, and when a bet is to be decided. */
const AHEAD = ['expires_at', 'decide_at']

/** Nothing is written at a moment that has not come: all there is goes by the one clock that is handed in. */
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
