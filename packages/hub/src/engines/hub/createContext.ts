import type { IncomingMessage } from 'node:http'
import { Channels } from './channels/channels.ts'
import type { HubClock } from '../../clock.ts'
import { EndedSessions } from '../../tokens/endedSessions.ts'
import type { HubContext, HubLogger } from './hubContext.ts'
import { DEFAULT_LIMITS } from '../../limits.ts'
import type { HubLimits } from '../../limits.ts'
import { createNamespaceOf } from '../../namespaces.ts'
import type { Namespaces } from '../../namespaces.ts'
import { TickFlusher } from './connections/outbox.ts'
import { Sessions } from './connections/sessions.ts'
import { createTokenVerifier } from '../../tokens/createTokenVerifier.ts'

export interface HubOptions {
  readonly clock: HubClock
  /** Unguessable ids: they open sessions. */
  readonly randomId: () => string
  /** Shared with whoever mints tokens (HS256). */
  readonly tokenSecret: string
  /** Whom tokens must be for; `null` accepts any audience. */
  readonly tokenAudience: string | null
  /** False refuses clients without a token (3501). */
  readonly allowAnonymous?: boolean
  readonly limits?: Partial<HubLimits>
  /** Origins besides the hub's own host whose pages may connect; `*` for any. */
  readonly allowedOrigins: readonly string[]
  readonly namespaces: Namespaces
  readonly logger: HubLogger
  /** Called with a request that a page of another site made, before it is refused. */
  readonly onRefusedOrigin?: (request: IncomingMessage) => void
}

/** What the connections of a hub share, empty. */
export function createContext(options: HubOptions): HubContext {
  const { clock, randomId, logger, tokenAudience } = options
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const namespaceOf = createNamespaceOf(options.namespaces)
  const endedSessions = new EndedSessions(clock)
  return {
    clock,
    randomId,
    limits,
    logger,
    namespaceOf,
    nodeId: randomId(),
    startedAt: clock.now(),
    allowAnonymous: options.allowAnonymous ?? true,
    tokens: createTokenVerifier(clock, options.tokenSecret, tokenAudience ?? undefined, endedSessions),
    channels: new Channels(clock, randomId(), namespaceOf, limits.idempotencyMs),
    sessions: new Sessions(),
    endedSessions,
    ticks: new TickFlusher(),
  }
}
