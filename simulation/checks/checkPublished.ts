import type { EventWire } from '@touchline/contract'
import { channels } from '@touchline/contract'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

/** An event is published at one look at the outbox, and let go of at the next. */
const PUBLISHED_WITHIN_MS = 11_000

/** After quiet: the newest of what was committed was published, and nothing waits (I15). */
export async function checkPublished({ observer, streams, agenda }: World): Promise<void> {
  const { rows: waiting } = await observer.query<{ event_name: string }>(
    'select event_name from outbox where created_at < $1 limit 1',
    [agenda.now() - PUBLISHED_WITHIN_MS],
  )
  if (waiting[0]) throw new Violation('I15', `a committed ${waiting[0].event_name} still waits`)
  const newest = new Map<string, number>()
  for (const { channel, data } of streams.published) {
    const event = data as EventWire
    const [key, version] =
      event.event_name === 'balance_changed'
        ? [`${channel} ${event.message.currency}`, event.message.v]
        : event.event_name === 'bet_changed'
          ? [`${channel} ${event.message.bet.id}`, event.message.bet.v ?? 0]
          : ['', 0]
    newest.set(key, Math.max(newest.get(key) ?? 0, version))
  }
  const { rows } = await observer.query<{ player_id: string; thing: string; version: number }>(
    `select player_id, id as thing, version::bigint from bets
     union all select player_id, currency, version from accounts where exists (select from bets where account_id = accounts.id)`,
  )
  for (const { player_id, thing, version } of rows) {
    const said = newest.get(`${channels.user(player_id)} ${thing}`)
    if (said === version) continue
    throw new Violation(
      'I15',
      `${thing} of ${player_id} is at version ${version}, published is ${said ?? 'none'}`,
    )
  }
}
