import type { EventWire } from '@touchline/contract'
import type { World } from '../world/world.ts'

/** Words on providers that must agree: heartbeats come every two seconds. */
const WORDS = 3
/** A provider that has said nothing for longer is down. */
const SILENT_MS_MAX = 20_000

type Word = { readonly provider: string; readonly status: string }

/**
 * Status of each provider that has not just gone or come back, by its name: what the last words on it were, and what it still is. News of
 * any other may be on its way to the tabs.
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
  const said = streams.published
    .flatMap(({ data }) => wordsOf(data as EventWire))
    .slice(-WORDS)
    .flat()
  const isSteady = ({ provider, status }: Word): boolean =>
    said.every(word => word.provider !== provider || word.status === status)
  return new Map(rows.filter(isSteady).map(({ provider, status }) => [provider, status]))
}

function wordsOf(event: EventWire): readonly (readonly Word[])[] {
  const isAbout = event.event_name === 'heartbeat' || event.event_name === 'provider_status_changed'
  return isAbout ? [event.message.provider_statuses] : []
}
