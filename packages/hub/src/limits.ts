/** Sizes and times of the hub. Ping and pong detect a dead connection within 35 s, as the design requires. */
export interface HubLimits {
  readonly connections: number
  readonly channelsPerClient: number
  readonly channelNameLength: number
  /** Maximum size of one message from a client. */
  readonly messageBytes: number
  /** Unsent bytes per client before it counts as slow. */
  readonly queueBytes: number
  /** Maximum queued commands of one client. */
  readonly queuedCommands: number
  /** Maximum missed publications that are recovered. */
  readonly recoveredPublications: number
  readonly pingMs: number
  readonly pongMs: number
  /** A connection that has not sent `connect` within this time is closed. */
  readonly staleMs: number
  /** Grace period after a token's expiry before the connection or subscription ends. */
  readonly expiredGraceMs: number
  /** How long an idempotency key is stored. */
  readonly idempotencyMs: number
}

export const DEFAULT_LIMITS: HubLimits = {
  connections: 5_000,
  channelsPerClient: 128,
  channelNameLength: 255,
  messageBytes: 64 * 1024,
  queueBytes: 1024 * 1024,
  queuedCommands: 4_096,
  recoveredPublications: 600,
  pingMs: 10_000,
  pongMs: 5_000,
  staleMs: 10_000,
  expiredGraceMs: 25_000,
  idempotencyMs: 300_000,
}
