import type { EventWire } from '@touchline/contract'
import type { World } from './world.ts'

/** Counts how often a provider went down, and returned, by what the back end published. */
export function countFlips({ streams, faults }: Pick<World, 'streams' | 'faults'>): void {
  const last = new Map<string, string>()
  for (const { data } of streams.published) {
    const event = data as EventWire
    if (event.event_name !== 'provider_status_changed') continue
    for (const { provider, status } of event.message.provider_statuses) {
      const before = last.get(provider) ?? 'active'
      last.set(provider, status)
      if (before === status) continue
      faults.count(status === 'down' ? 'provider down' : 'provider up again')
    }
  }
}
