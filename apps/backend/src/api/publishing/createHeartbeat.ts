import { channels, type HeartbeatWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import { findProviders } from '#api/providers'
import type { Realtime } from '@touchline/hub'
import type { Database } from '#store'

export type HeartbeatOptions = {
  readonly db: Database
  readonly realtime: Pick<Realtime, 'broadcast'>
  readonly locales: readonly Locale[]
}

/**
 * Sends one heartbeat on every locale channel: the server's time and each provider's last heartbeat (design, section
 * 4).
 */
export function createHeartbeat({ db, realtime, locales }: HeartbeatOptions): (now: number) => Promise<void> {
  const everyone = locales.map(channels.locale)
  return async now => {
    const providers = await findProviders(db, now)
    await realtime.broadcast(everyone, {
      event_name: 'heartbeat',
      message: { server_time: now, provider_statuses: providers },
    } satisfies HeartbeatWire)
  }
}
