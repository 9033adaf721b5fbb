import type { InferResult } from 'kysely'
import { selectMatches } from '#api/names'
import type { Database } from '#store'

/** The names that the selections of a shared slip need, and the current state of its matches. */
const select = (db: Database) => selectMatches(db).select(['matches.provider', 'matches.status'])

export type SharedMatch = InferResult<ReturnType<typeof select>>[number]

/** These matches by id; a removed match is missing. */
export async function readSharedMatches(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, SharedMatch>> {
  const rows = await select(db).where('matches.id', 'in', ids).execute()
  return new Map(rows.map(row => [row.match_id, row]))
}
