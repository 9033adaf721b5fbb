import type { Disconnect } from '../realtime.ts'

/** A refused command. `temporary` (and code 109) means that the client may try again. */
export interface ProtocolError {
  readonly code: number
  readonly message: string
  readonly temporary?: true
}

/** The error codes of the Centrifugo client protocol; this hub never sends 101, 104, 111 and 113. */
export const ERRORS = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unauthorized: { code: 101, message: 'unauthorized' },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  expired: { code: 110, message: 'expired' },
  tooManyRequests: { code: 111, message: 'too many requests', temporary: true },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
  concurrentPagination: { code: 113, message: 'concurrent pagination', temporary: true },
} as const satisfies Record<string, ProtocolError>

/** The disconnect codes of the protocol: below 3500 the client reconnects, from 3500 on it does not. */
export const DISCONNECTS = {
  connectionClosed: { code: 3000, reason: 'connection closed' },
  shutdown: { code: 3001, reason: 'shutdown' },
  serverError: { code: 3004, reason: 'internal server error' },
  expired: { code: 3005, reason: 'connection expired' },
  subscriptionExpired: { code: 3006, reason: 'subscription expired' },
  slow: { code: 3008, reason: 'slow' },
  noPong: { code: 3012, reason: 'no pong' },
  tooManyRequests: { code: 3013, reason: 'too many requests' },
  stateInvalidated: { code: 3014, reason: 'state invalidated' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  forced: { code: 3503, reason: 'force disconnect' },
  connectionLimit: { code: 3504, reason: 'connection limit' },
  channelLimit: { code: 3505, reason: 'channel limit' },
  permissionDenied: { code: 3507, reason: 'permission denied' },
  notAvailable: { code: 3508, reason: 'not available' },
} as const satisfies Record<string, Disconnect>

/** Why the server ends a subscription: from 2500 on the client subscribes again. */
export const UNSUBSCRIBES = {
  server: { code: 2000, reason: 'server unsubscribe' },
  expired: { code: 2501, reason: 'subscription expired' },
} as const satisfies Record<string, Disconnect>
