import { lifetime } from './lifetime.ts'
import { keepsHistory } from './namespaces.ts'
import type { StreamPosition } from './realtime.ts'
import { recover } from './recover.ts'
import type { StreamState } from './recover.ts'
import type { Session } from './session.ts'
import type { StoredPublication } from './stream.ts'
import { withoutEmpty } from './withoutEmpty.ts'

/** What is known once a client may enter a channel. */
export interface OpenRequest {
  /** From where the client wants to recover. */
  readonly since?: StreamPosition | undefined
  readonly expiresAt?: number | undefined
  /** For the other subscribers, from the token. */
  readonly info?: unknown
  /** For the client itself, from the token. */
  readonly data?: unknown
}

/**
 * Registers a client in a channel and answers the text of the SubscribeResult. Position and registration are one
 * synchronous step, so no publication can fall between them. The channel's namespace must exist.
 */
export function openSubscription(session: Session, channel: string, request: OpenRequest): string {
  const { channels, clock, namespaceOf } = session.hub
  const namespace = namespaceOf(channel)!
  const { since, expiresAt, info } = request
  session.subscriptions.enter(channel, { info, expiresAt, joinLeave: namespace.joinLeave })
  const fields: Record<string, unknown> = { ...lifetime(clock, expiresAt) }
  if (request.data !== undefined) fields['data'] = request.data
  if (namespace.recovery === 'none' || !keepsHistory(namespace)) return JSON.stringify(fields)
  const state = channels.state(channel)
  const missed = missedPublications(session, channel, since, state)
  Object.assign(fields, { recoverable: true, positioned: true, ...placed(state, since, missed) })
  const text = JSON.stringify(withoutEmpty(fields))
  if (missed === undefined || missed.length === 0) return text
  return `${text.slice(0, -1)},"publications":[${missed.map(({ json }) => json).join(',')}]}`
}

/** All that a client missed since its position; undefined if that cannot be said or was not asked. */
export function missedPublications(
  { hub }: Session,
  channel: string,
  since: StreamPosition | undefined,
  state: StreamState,
): readonly StoredPublication[] | undefined {
  if (since === undefined) return undefined
  const { recovery } = hub.namespaceOf(channel)!
  return recover(state, since, recovery, hub.limits.recoveredPublications)
}

/**
 * Where the client stands now. After a recovery that is where it stood before: it moves on by itself as it reads the
 * recovered publications.
 */
function placed(
  { position }: StreamState,
  since: StreamPosition | undefined,
  missed: readonly StoredPublication[] | undefined,
): object {
  if (since === undefined) return position
  const { epoch, offset } = position
  if (missed === undefined) return { epoch, offset, was_recovering: true }
  return { epoch, offset: since.offset, was_recovering: true, recovered: true }
}
