import { channels, type HeartbeatWire, type ProviderStatusChangedWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { findProviders } from '#api/providers'
import type { Realtime } from '#realtime'
import type { Database } from '#store'

export type HeartbeatDeps = {
  readonly db: Database
  readonly realtime: Pick<Realtime, 'broadcast'>
  readonly locales: readonly Locale[]
}

/**
 * One beat on every locale channel: the server's time and when each provider was last heard of. A provider that came back or
 * fell silent since the last beat is told by an event of its own first.
 */
export function createHeartbeat({ db, realtime, locales }: HeartbeatDeps): (now: number) => Promise<void> {
  const everyone = locales.map(channels.locale)
  let before: string | undefined
  return async now => {
    const providers = await findProviders(db, now)
    const statuses = JSON.stringify(providers.map(({ provider, status }) => [provider, status]))
    if (before !== undefined && before !== statuses) {
      await realtime.broadcast(everyone, {
        event_name: 'provider_status_changed',
        message: { provider_statuses: providers },
      } satisfies ProviderStatusChangedWire)
    }
    before = statuses
    await realtime.broadcast(everyone, {
      event_name: 'heartbeat',
      message: { server_time: now, provider_statuses: providers },
    } satisfies HeartbeatWire)
  }
}
