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
  /** Creates unguessable ids, because they authorize sessions. */
  readonly randomId: () => string
  /** Shared with the issuer of tokens (HS256). */
  readonly tokenSecret: string
  /** The required audience of tokens; `null` accepts any. */
  readonly tokenAudience: string | null
  /** If false, clients without a token are refused (3501). */
  readonly allowAnonymous?: boolean
  readonly limits?: Partial<HubLimits>
  /** Allowed origins in addition to the hub's own host; `*` for any. */
  readonly allowedOrigins: readonly string[]
  readonly namespaces: Namespaces
  readonly logger: HubLogger
  /** Called with a request from another site's page, before it is refused. */
  readonly onRefusedOrigin?: (request: IncomingMessage) => void
}

/** The shared, empty state of a hub's connections. */
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
