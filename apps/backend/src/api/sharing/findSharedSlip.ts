import type { Database } from '#store'
import { toShareCode } from './newShareCode.ts'
import type { SharedSlip } from './sharedSlip.ts'

/** A code is good for 90 days: by then every match of it is long over. */
const KEPT_MS = 90 * 86_400_000

/** The slip behind a code as somebody wrote it down; undefined for an unknown or outlived one. */
export async function findSharedSlip(
  db: Database,
  text: string,
  now: number,
): Promise<SharedSlip | undefined> {
  const row = await db
    .selectFrom('share_codes')
    .select('slip')
    .where('code', '=', toShareCode(text))
    .where('created_at', '>', now - KEPT_MS)
    .executeTakeFirst()
  return row?.slip as SharedSlip | undefined
}

/** Lets go of codes that are outlived. */
export async function removeOldShareCodes(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('share_codes')
    .where('created_at', '<=', now - KEPT_MS)
    .execute()
}
