import type { ProviderStatusChangedWire } from '@touchline/contract'
import type { Provider } from '@touchline/domain/match'
import { sql } from 'kysely'
import { appendOutbox, OUTBOX_CHANNEL, type Database } from '#store'

/** A provider without a heartbeat for this long is set down; providers send one every second (design, section 4). */
const SILENT_MS_MAX = 20_000

/** Writes the heartbeats of providers in one statement; a new provider starts as active. */
export async function beatProviders(
  db: Database,
  providers: readonly Provider[],
  now: number,
): Promise<void> {
  if (providers.length === 0) return
  await db
    .insertInto('providers')
    .values(providers.map(provider => ({ provider, status: 'active' as const, alive_at: now })))
    .onConflict(conflict => conflict.column('provider').doUpdateSet({ alive_at: now }))
    .execute()
}

/**
 * Sets providers without heartbeats to down and the others to active, and publishes the changes. The main thread calls
 * it every second, so that it also works when the feed's thread has died. Returns whether anything changed.
 */
export async function judgeProviders(db: Database, now: number): Promise<boolean> {
  return await db.transaction().execute(async trx => {
    const { numAffectedRows } = await sql`
      update providers set status = case when alive_at < ${now - SILENT_MS_MAX}::bigint then 'down' else 'active' end
      where status <> case when alive_at < ${now - SILENT_MS_MAX}::bigint then 'down' else 'active' end`.execute(
      trx,
    )
    if (!numAffectedRows) return false
    const rows = await trx.selectFrom('providers').selectAll().orderBy('provider').execute()
    const message: ProviderStatusChangedWire['message'] = {
      provider_statuses: rows.map(({ provider, status, alive_at }) => ({ provider, status, alive_at })),
    }
    await appendOutbox(trx, [{ eventName: 'provider_status_changed', inLists: true, message }], now)
    await sql`select pg_notify(${OUTBOX_CHANNEL}, '')`.execute(trx)
    return true
  })
}
