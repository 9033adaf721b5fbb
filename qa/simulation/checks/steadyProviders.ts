import type { EventWire } from '@touchline/contract'
import type { World } from '../world/world.ts'

/** Statuses of a provider that must agree: heartbeats come every two seconds. */
const WORDS = 3
/** A provider without a heartbeat for longer is down. */
const SILENT_MS_MAX = 20_000

type Word = { readonly provider: string; readonly status: string }

/**
 * Status of each provider whose status has not just changed, by its name: what its last statuses were, and what it
 * still is. Changes of any other may not have reached the tabs yet.
 */
export async function steadyProviders({
  observer,
  streams,
  agenda,
}: World): Promise<ReadonlyMap<string, string>> {
  const { rows } = await observer.query<Word>({
    name: 'providers',
    text: `select provider, case when alive_at < $1 then 'down' else status end as status from providers`,
    values: [agenda.now() - SILENT_MS_MAX],
  })
  const known = streams.published
    .flatMap(({ data }) => wordsOf(data as EventWire))
    .slice(-WORDS)
    .flat()
  const isSteady = ({ provider, status }: Word): boolean =>
    known.every(word => word.provider !== provider || word.status === status)
  return new Map(rows.filter(isSteady).map(({ provider, status }) => [provider, status]))
}

function wordsOf(event: EventWire): readonly (readonly Word[])[] {
  const isAbout = event.event_name === 'heartbeat' || event.event_name === 'provider_status_changed'
  return isAbout ? [event.message.provider_statuses] : []
}
