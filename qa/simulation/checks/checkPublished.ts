import type { EventWire } from '@touchline/contract'
import { channels } from '@touchline/contract'
import { Violation } from '../world/violation.ts'
import type { World } from '../world/world.ts'

/** An event is published at one poll of the outbox, and deleted at the next. */
const PUBLISHED_WITHIN_MS = 11_000

/** An event that was published on a channel, or is about to be. */
export interface ReportedEvent {
  readonly channel: string
  readonly event: EventWire
}

/** What has been published, and what was committed so late that it is still to be. */
export async function publishedOnChannels({ observer, streams }: World): Promise<readonly ReportedEvent[]> {
  const { rows } = await observer.query<{ player_id: string; event_name: string; message: object }>(
    'select player_id, event_name, message from outbox where player_id is not null',
  )
  return [
    ...streams.published.map(({ channel, data }) => ({ channel, event: data as EventWire })),
    ...rows.map(({ player_id, event_name, message }) => ({
      channel: channels.user(player_id),
      event: { event_name, message } as EventWire,
    })),
  ]
}

/** After quiet: the newest version of all that was committed has been published, and nothing waits (I15). */
export async function checkPublished(
  { observer, agenda }: World,
  events: readonly ReportedEvent[],
): Promise<void> {
  const { rows: waiting } = await observer.query<{ event_name: string }>(
    'select event_name from outbox where created_at < $1 limit 1',
    [agenda.now() - PUBLISHED_WITHIN_MS],
  )
  if (waiting[0]) throw new Violation('I15', `a committed ${waiting[0].event_name} still waits`)
  const newest = new Map<string, number>()
  for (const { channel, event } of events) {
    const newestVersion = versionOf(event)
    if (!newestVersion) continue
    const key = `${channel} ${newestVersion.thing}`
    newest.set(key, Math.max(newest.get(key) ?? 0, newestVersion.version))
  }
  const { rows } = await observer.query<{ player_id: string; thing: string; version: number }>(STANDINGS)
  for (const { player_id, thing, version } of rows) {
    const newestVersion = newest.get(`${channels.user(player_id)} ${thing}`)
    if (newestVersion === version) continue
    throw new Violation(
      'I15',
      `${thing} of ${player_id} is at version ${version}, published is ${newestVersion ?? 'none'}`,
    )
  }
}

/** The rows that private channels publish, at their current version. */
const STANDINGS = `
  select player_id, id as thing, version::bigint as version from bets
  union all
  select player_id, currency, version from accounts
    where exists (select from bets where account_id = accounts.id)
  union all
  select player_id, 'offer for ' || bet_id, cashout_offers.version from cashout_offers join bets on bets.id = bet_id
  union all
  select id, 'unread', unread_version from players where unread_version > 0`

function versionOf(event: EventWire): { readonly thing: string; readonly version: number } | undefined {
  switch (event.event_name) {
    case 'balance_changed':
      return { thing: event.message.currency, version: event.message.v }
    case 'bet_changed':
      return { thing: event.message.bet.id, version: event.message.bet.v ?? 0 }
    case 'bet_cashout_changed':
      return { thing: `offer for ${event.message.bet_id}`, version: event.message.v }
    case 'unread_counters_changed':
      return { thing: 'unread', version: event.message.v }
    default:
      return undefined
  }
}
