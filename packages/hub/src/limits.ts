/** Sizes and times of the hub. Ping and pong are the design's answer to a dead line that nobody sees for 35 s. */
export interface HubLimits {
  readonly connections: number
  readonly channelsPerClient: number
  readonly channelNameLength: number
  /** One message from a client. */
  readonly messageBytes: number
  /** Unsent bytes per client before it counts as slow. */
  readonly queueBytes: number
  /** Commands of one client that wait for their turn. */
  readonly queuedCommands: number
  /** More missed publications than this are not recovered. */
  readonly recoveredPublications: number
  readonly pingMs: number
  readonly pongMs: number
  /** A connection that has not sent `connect` by then is dropped. */
  readonly staleMs: number
  /** Grace after a token's end before the connection or subscription goes. */
  readonly expiredGraceMs: number
  /** How long the same idempotency key is remembered. */
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
