import type { ProviderStatusWire } from '@touchline/contract'
import type { ProviderStatus } from '@touchline/domain/match'
import type { Database, DatabaseTransaction } from '#store'

/** A provider whose last heartbeat is older than this counts as down (design, section 4). */
const PROVIDER_SILENT_MS = 20_000

/** Every provider with its current status: what the feed reports, and down where its heartbeats are missing. */
export async function findProviders(
  db: Database | DatabaseTransaction,
  now: number,
): Promise<ProviderStatusWire[]> {
  const rows = await db.selectFrom('providers').selectAll().orderBy('provider').execute()
  return rows.map(row => ({
    provider: row.provider,
    status: providerStatusAt(row, now),
    alive_at: row.alive_at,
  }))
}

/**
 * Whether a provider takes bets: active according to the feed, with a recent heartbeat. An unknown provider does not.
 */
export function providerStatusAt(
  { status, alive_at }: { readonly status: ProviderStatus | null; readonly alive_at: number | null },
  now: number,
): ProviderStatus {
  return status === 'active' && now - (alive_at ?? 0) <= PROVIDER_SILENT_MS ? 'active' : 'down'
}
