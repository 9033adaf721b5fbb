/** Kinds of connection errors (spec section 8, realtime). */
export type LineErrorKind =
  | 'timeout'
  | 'client-disconnected'
  | 'connection-closed'
  | 'transport-write-error'
  | 'transport-closed'
  | 'message-size-limit-exceeded'
  | 'no-ping'
  | 'unauthorized'
  | 'unsubscribe-error'

/**
 * An error of the connection. `isTemporary`: the client retries automatically. `channel`: it concerns only this
 * channel.
 */
export type LineError = {
  readonly kind: LineErrorKind
  readonly isTemporary: boolean
  readonly channel?: string
}

type ByCode = Readonly<Record<number, LineErrorKind>>

/**
 * Codes of the official client's `error` events, of connection and subscription. Other codes are not connection errors
 * and are reported where they occur.
 */
const ERRORS: ByCode = {
  1: 'timeout',
  2: 'transport-closed',
  3: 'client-disconnected',
  10: 'transport-write-error',
  11: 'connection-closed',
}
/** Codes of its `connecting` event; 0 is our own call. */
const RECONNECTS: ByCode = { 1: 'transport-closed', 2: 'no-ping', 3: 'timeout', 4: 'unsubscribe-error' }
/** Codes of its `disconnected` event; 0 is our own call, those from 3500 the server's. */
const ENDS: ByCode = {
  1: 'unauthorized',
  3: 'message-size-limit-exceeded',
  3500: 'unauthorized',
  3507: 'unauthorized',
}
/** Codes of a subscription's `unsubscribed` event: its token was refused, or the server refuses the channel. */
const UNSUBSCRIBED: ByCode = { 1: 'unauthorized', 101: 'unauthorized', 103: 'unauthorized' }
const OUR_CALL = 0
/**
 * The code of the `disconnected` event when the official client could not process a message, such as a delta without
 * its base.
 */
const NO_SENSE = 2

/** The error of a failed attempt that the client retries. */
export function errorOf(code: number, channel?: string): LineError | undefined {
  return lineError(ERRORS[code], true, channel)
}

/** Whether a code means that we ended it ourselves. */
export function isOurCall(code: number): boolean {
  return code === OUR_CALL
}

/** The error of a lost connection that the client restores. */
export function reconnectOf(code: number): LineError | undefined {
  return isOurCall(code) ? undefined : lineError(RECONNECTS[code] ?? 'connection-closed', true)
}

/** The error of a connection that ended for good. */
export function endOf(code: number): LineError | undefined {
  return isOurCall(code) ? undefined : lineError(ENDS[code] ?? 'client-disconnected', false)
}

/** Whether the connection ended because of a message, which may have been a delta. */
export function mayBeDelta(code: number): boolean {
  return code === NO_SENSE
}

/** The error of a channel that was closed for good. */
export function unsubscribedOf(code: number, channel: string): LineError | undefined {
  return lineError(UNSUBSCRIBED[code], false, channel)
}

function lineError(
  kind: LineErrorKind | undefined,
  isTemporary: boolean,
  channel?: string,
): LineError | undefined {
  return kind && { kind, isTemporary, ...(channel !== undefined && { channel }) }
}
