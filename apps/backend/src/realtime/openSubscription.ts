import { lifetime } from './lifetime.ts'
import { keepsHistory } from './namespaces.ts'
import type { Publication } from './publication.ts'
import type { StreamPosition } from './realtime.ts'
import { recover } from './recover.ts'
import type { StreamState } from './recover.ts'
import type { Session } from './session.ts'
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
  /** The format of deltas the client asks for. */
  readonly delta?: string | undefined
}

/**
 * Registers a client in a channel and answers the text of the SubscribeResult. Position and registration are one
 * synchronous step, so no publication can fall between them. The channel's namespace must exist.
 */
export function openSubscription(session: Session, channel: string, request: OpenRequest): string {
  const { channels, clock, namespaceOf } = session.hub
  const namespace = namespaceOf(channel)!
  const { since, expiresAt, info } = request
  const delta = keepsHistory(namespace) && namespace.allowedDeltaTypes.some(type => type === request.delta)
  const fields: Record<string, unknown> = { ...lifetime(clock, expiresAt), delta }
  if (request.data !== undefined) fields['data'] = request.data
  let missed: readonly Publication[] = []
  if (namespace.recovery !== 'none' && keepsHistory(namespace)) {
    const state = channels.state(channel)
    const recovered = missedPublications(session, channel, since, state)
    Object.assign(fields, { recoverable: true, positioned: true, ...placed(state, since, recovered) })
    missed = recovered ?? []
  }
  const { joinLeave } = namespace
  session.subscriptions.enter(channel, { info, expiresAt, joinLeave, delta, hasBase: missed.length > 0 })
  const text = JSON.stringify(withoutEmpty(fields))
  if (missed.length === 0) return text
  return `${text.slice(0, -1)},"publications":[${recoveredTexts(missed, delta).join(',')}]}`
}

/** All that a client missed since its position; undefined if that cannot be said or was not asked. */
export function missedPublications(
  { hub }: Session,
  channel: string,
  since: StreamPosition | undefined,
  state: StreamState,
): readonly Publication[] | undefined {
  if (since === undefined) return undefined
  const { recovery } = hub.namespaceOf(channel)!
  return recover(state, since, recovery, hub.limits.recoveredPublications)
}

/** With deltas the first comes whole: whatever the client still has, the rest builds on this one. */
function recoveredTexts(missed: readonly Publication[], delta: boolean): readonly string[] {
  if (!delta) return missed.map(({ plain }) => plain)
  return missed.map((publication, at) => (at === 0 ? publication.full : publication.delta))
}

/**
 * Where the client stands now. After a recovery that is where it stood before: it moves on by itself as it reads the
 * recovered publications.
 */
function placed(
  { position }: StreamState,
  since: StreamPosition | undefined,
  missed: readonly Publication[] | undefined,
): object {
  if (since === undefined) return position
  const { epoch, offset } = position
  if (missed === undefined) return { epoch, offset, was_recovering: true }
  return { epoch, offset: since.offset, was_recovering: true, recovered: true }
}
