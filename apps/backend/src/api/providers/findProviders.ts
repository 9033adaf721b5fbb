import type { ProviderStatusWire } from '@touchline/contract'
import type { Database, DatabaseTransaction } from '#store'

/** A provider not heard of for so long counts as down (design, section 4). */
const PROVIDER_SILENT_MS = 20_000

/** Every provider with the status that holds now: what the feed says, and down where it has gone silent. */
export async function findProviders(
  db: Database | DatabaseTransaction,
  now: number,
): Promise<ProviderStatusWire[]> {
  const rows = await db.selectFrom('providers').selectAll().orderBy('provider').execute()
  return rows.map(({ provider, status, alive_at }) => ({
    provider,
    status: status === 'active' && now - alive_at <= PROVIDER_SILENT_MS ? 'active' : 'down',
    alive_at,
  }))
}
