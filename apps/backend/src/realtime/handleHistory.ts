import { hangUp, refuse, result } from './answer.ts'
import type { Answer, Outcome } from './answer.ts'
import { DISCONNECTS, ERRORS } from './codes.ts'
import type { RequestOf } from './commands.ts'
import { isAllowed, keepsHistory } from './namespaces.ts'
import { readSince } from './readSince.ts'
import type { StreamPosition } from './realtime.ts'
import type { StreamState } from './recover.ts'
import type { Session } from './session.ts'
import { withoutEmpty } from './withoutEmpty.ts'

/** Reads a channel's history: `limit` 0 asks for the position alone, a negative one for as much as is allowed. */
export function handleHistory(session: Session, request: RequestOf<'history'>): Outcome {
  const { channel = '', limit = 0, reverse = false } = request
  const refusal = refusalOfHistory(session, channel)
  if (refusal !== undefined) return refusal
  const { channels, limits } = session.hub
  const state = channels.state(channel)
  const since = request.since === undefined ? undefined : readSince(request.since)
  if (request.since !== undefined && since === undefined) return hangUp(DISCONNECTS.badRequest)
  if (since !== undefined && !isOnStream(since, state.position)) return refuse(ERRORS.unrecoverablePosition)
  const most = limits.recoveredPublications
  const publications = select(state, since, reverse).slice(0, limit < 0 ? most : Math.min(limit, most))
  const place = JSON.stringify(withoutEmpty(state.position))
  return result(`{"publications":[${publications.join(',')}],${place.slice(1)}`)
}

function refusalOfHistory({ hub, subscriptions }: Session, channel: string): Answer | undefined {
  if (channel === '') return hangUp(DISCONNECTS.badRequest)
  const namespace = hub.namespaceOf(channel)
  if (namespace === undefined) return refuse(ERRORS.unknownChannel)
  if (!keepsHistory(namespace)) return refuse(ERRORS.notAvailable)
  const allowed = isAllowed(namespace.readHistory, subscriptions.has(channel))
  return allowed ? undefined : refuse(ERRORS.permissionDenied)
}

function isOnStream(since: StreamPosition, top: StreamPosition): boolean {
  return (since.epoch === '' || since.epoch === top.epoch) && since.offset <= top.offset
}

/** After `since`, oldest first; in reverse before `since`, newest first. */
function select(
  { publications }: StreamState,
  since: StreamPosition | undefined,
  reverse: boolean,
): readonly string[] {
  const ordered = reverse ? publications.toReversed() : publications
  const wanted =
    since === undefined
      ? ordered
      : ordered.filter(({ offset }) => (reverse ? offset < since.offset : offset > since.offset))
  return wanted.map(({ plain }) => plain)
}
