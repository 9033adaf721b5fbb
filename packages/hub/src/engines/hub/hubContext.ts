import type { Channels } from './channels/channels.ts'
import type { HubClock } from '../../clock.ts'
import type { HubLimits } from '../../limits.ts'
import type { NamespaceOf } from '../../namespaces.ts'
import type { EndedSessions } from '../../tokens/endedSessions.ts'
import type { TickFlusher } from './connections/outbox.ts'
import type { Sessions } from './connections/sessions.ts'
import type { TokenVerifier } from '../../tokens/createTokenVerifier.ts'

/** The part of a pino logger that the hub uses. Fields never contain tokens or payloads. */
export interface HubLogger {
  debug(fields: object, message: string): void
  error(fields: object, message: string): void
}

/** What all connections of one hub share. */
export interface HubContext {
  readonly clock: HubClock
  readonly randomId: () => string
  readonly limits: HubLimits
  readonly logger: HubLogger
  readonly nodeId: string
  /** Epoch milliseconds. */
  readonly startedAt: number
  /** Whether a client may connect without a token. */
  readonly allowAnonymous: boolean
  readonly namespaceOf: NamespaceOf
  readonly tokens: TokenVerifier
  readonly channels: Channels
  readonly sessions: Sessions
  /** Ended sign-in sessions whose tokens are no longer accepted. */
  readonly endedSessions: EndedSessions
  readonly ticks: TickFlusher
}
