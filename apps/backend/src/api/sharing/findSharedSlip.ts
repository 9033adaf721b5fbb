import type { Database } from '#store'
import { toShareCode } from './newShareCode.ts'
import type { SharedSlip } from './sharedSlip.ts'

const DAY_MS = 86_400_000
/** How long a code is valid: by then all of its matches have long ended. */
export const RETENTION_DAYS = 90
const RETENTION_MS = RETENTION_DAYS * DAY_MS

/** The slip of a code as the user typed it; undefined for an unknown or expired one. */
export async function findSharedSlip(
  db: Database,
  text: string,
  now: number,
): Promise<SharedSlip | undefined> {
  const row = await db
    .selectFrom('share_codes')
    .select('slip')
    .where('code', '=', toShareCode(text))
    .where('created_at', '>', now - RETENTION_MS)
    .executeTakeFirst()
  return row?.slip as SharedSlip | undefined
}

/** Removes expired codes and the counts of their days. */
export async function removeOldShareCodes(db: Database, now: number): Promise<void> {
  await db
    .deleteFrom('share_codes')
    .where('created_at', '<=', now - RETENTION_MS)
    .execute()
  const today = Math.floor(now / DAY_MS)
  await db
    .deleteFrom('share_counts')
    .where(eb =>
      eb.or([
        eb('day', '<', today - RETENTION_DAYS),
        eb.and([eb('day', '<', today), eb('sharer', '<>', 'all')]),
      ]),
    )
    .execute()
}
