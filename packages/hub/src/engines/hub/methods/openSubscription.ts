import type { HubConnection } from '../connections/hubConnection.ts'
import type { HubContext } from '../hubContext.ts'
import { tokenLifetime } from '../connections/tokenLifetime.ts'
import { isAllowed, isGiven, hasHistory } from '../../../namespaces.ts'
import type { Namespace } from '../../../namespaces.ts'
import type { Publication } from '../channels/publication.ts'
import type { StreamPosition } from '../../../realtime.ts'
import { recover } from '../channels/recover.ts'
import type { StreamState } from '../channels/recover.ts'
import { withoutEmpty } from '../../../protocol/withoutEmpty.ts'

/** The options of an authorized subscription. */
export interface OpenRequest {
  /** The position from which the client wants to recover. */
  readonly since?: StreamPosition | undefined
  readonly expiresAt?: number | undefined
  /** For the other subscribers, from the token. */
  readonly info?: unknown
  /** For the client itself, from the token. */
  readonly data?: unknown
  /** The token's overrides of the namespace. */
  readonly override?: Partial<Namespace> | undefined
  /** The requested format of deltas. */
  readonly delta?: string | undefined
  /** Other requested options, where the namespace allows the choice. */
  readonly recoverable?: boolean | undefined
  readonly positioned?: boolean | undefined
  readonly joinLeave?: boolean | undefined
}

/**
 * Subscribes a client to a channel and returns the text of the SubscribeResult. Reading the position and subscribing
 * are one synchronous step, so that no publication can fall between them. The channel's namespace must exist.
 */
export function openSubscription(
  hub: HubContext,
  client: HubConnection,
  channel: string,
  request: OpenRequest,
): string {
  const { channels, clock } = hub
  const namespace = rulesFor(hub, channel, request)
  const { since, expiresAt, info, data } = request
  const delta = hasHistory(namespace) && namespace.allowedDeltaTypes.some(type => type === request.delta)
  const fields: Record<string, unknown> = { ...tokenLifetime(clock, expiresAt), delta }
  if (since !== undefined) fields['was_recovering'] = true
  const recoverable = recovers(namespace, request)
  let missed: readonly Publication[] = []
  if (recoverable || isPositioned(namespace, request)) {
    const state = channels.state(channel)
    const recovered = recoverable ? missedPublications(hub, namespace, since, state) : undefined
    Object.assign(fields, { recoverable, positioned: true, ...placed(state, since, recovered) })
    missed = recovered ?? []
  }
  const hasBase = missed.length > 0
  const { announced, notified } = joinLeaveOf(client, namespace, request)
  client.subscriptions.enter(channel, { info, expiresAt, announced, notified, delta, hasBase })
  const text = JSON.stringify({ ...withoutEmpty(fields), ...(data !== undefined && { data }) })
  return hasBase ? `${text.slice(0, -1)},"publications":[${texts(missed, delta).join(',')}]}` : text
}

/**
 * Whether a client requests to recover what is no longer available. The latest publication alone is always available.
 */
export function hasLost(hub: HubContext, channel: string, request: OpenRequest): boolean {
  const namespace = rulesFor(hub, channel, request)
  if (request.since === undefined || namespace.recovery === 'cache' || !recovers(namespace, request))
    return false
  const state = hub.channels.state(channel)
  return missedPublications(hub, namespace, request.since, state) === undefined
}

function rulesFor(hub: HubContext, channel: string, { override }: OpenRequest): Namespace {
  return { ...hub.namespaceOf(channel)!, ...override }
}

/** Whether a subscription recovers automatically when its client returns. */
function recovers(namespace: Namespace, { recoverable = false }: OpenRequest): boolean {
  if (namespace.recovery === 'none' || !hasHistory(namespace)) return false
  return isGiven(namespace.recoverable, recoverable)
}

/** Everything a client missed since its position; undefined if that is unknown or was not requested. */
function missedPublications(
  { limits }: HubContext,
  { recovery }: Namespace,
  since: StreamPosition | undefined,
  state: StreamState,
): readonly Publication[] | undefined {
  if (since === undefined) return undefined
  return recover(state, since, recovery, limits.recoveredPublications)
}

function isPositioned(namespace: Namespace, { positioned = false }: OpenRequest): boolean {
  return hasHistory(namespace) && isGiven(namespace.positioned, positioned)
}

/** Whether this client's join and leave events are published, and whether it receives those of others. */
function joinLeaveOf(
  { user }: HubConnection,
  { joinLeave, presence }: Namespace,
  { joinLeave: isRequested = false }: OpenRequest,
): { readonly announced: boolean; readonly notified: boolean } {
  if (joinLeave !== 'on-request')
    return { announced: joinLeave === 'everyone', notified: joinLeave === 'everyone' }
  return { announced: true, notified: isRequested && presence !== 'off' && isAllowed(presence, user, true) }
}

/** With deltas the first publication is sent whole, because the rest builds on it. */
function texts(missed: readonly Publication[], delta: boolean): readonly string[] {
  if (!delta) return missed.map(({ plain }) => plain)
  return missed.map((publication, at) => (at === 0 ? publication.full : publication.delta))
}

/**
 * The client's position. After a recovery that is its old one: it advances as the client reads the recovered
 * publications.
 */
function placed(
  { position }: StreamState,
  since: StreamPosition | undefined,
  missed: readonly Publication[] | undefined,
): object {
  if (since === undefined || missed === undefined) return position
  return { epoch: position.epoch, offset: since.offset, recovered: true }
}
