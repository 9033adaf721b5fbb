import { channels } from '@touchline/contract'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'
import type { ReportedEvent } from './checkPublished.ts'

type Row = { id: number; player_id: string; event_name: string; message: object }

/**
 * Knows everything that was committed for private channels: exactly that is published, each of it at least once
 * (I15).
 */
export interface OutboxWatch {
  /** Something may have been committed. */
  learn(): Promise<void>
  /** After quiet. */
  compare(events: readonly ReportedEvent[]): void
}

export function createOutboxWatch({ observer }: World): OutboxWatch {
  const seen = new Set<number>()
  const committed = new Set<string>()
  return {
    async learn() {
      const { rows } = await observer.query<Row>({
        name: 'outbox',
        text: 'select id, player_id, event_name, message from outbox where player_id is not null',
      })
      for (const { id, player_id, event_name, message } of rows) {
        if (seen.has(id)) continue
        seen.add(id)
        committed.add(`${channels.user(player_id)} ${JSON.stringify({ event_name, message })}`)
      }
    },
    compare(events) {
      const published = new Set(
        events
          .filter(({ channel }) => channel.startsWith('$'))
          .map(({ channel, event }) => `${channel} ${JSON.stringify(event)}`),
      )
      for (const event of committed) {
        if (!published.has(event)) throw new Violation('I15', `committed and never published: ${event}`)
      }
      for (const event of published) {
        if (!committed.has(event)) throw new Violation('I15', `published and never committed: ${event}`)
      }
    },
  }
}
