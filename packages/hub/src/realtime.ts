/** A reader's position in a channel's stream. Offsets start at 1; 0 is "before the first publication". */
export interface StreamPosition {
  readonly offset: number
  /** Identifies one life of the stream: offsets of different epochs cannot be compared. Empty without history. */
  readonly epoch: string
}

/** Options of one publication. */
export interface PublishOptions {
  /** Short labels sent with the data. */
  readonly tags?: Readonly<Record<string, string>>
  /** The same key on the same channel within five minutes publishes once and returns the first position. */
  readonly idempotencyKey?: string
  /** Increasing number of a snapshot: one lower than or equal to the last is dropped. Channels with history only. */
  readonly version?: number
  /** Identifies one life of the version counter: another epoch starts a new count. */
  readonly versionEpoch?: string
}

/** Why a connection is ended. 3000-3499 and 4000-4499: the client reconnects; 3500-3999, 4500-4999: it does not. */
export interface Disconnect {
  readonly code: number
  /** Text for logs, under 124 bytes. */
  readonly reason: string
}

/** One process that serves clients. */
export interface NodeInfo {
  readonly uid: string
  readonly numClients: number
  readonly numUsers: number
  readonly numSubscriptions: number
  readonly numChannels: number
  readonly uptimeSeconds: number
}

/**
 * The operations of a realtime engine for the back end: the in-process hub here, or Centrifugo behind its server API.
 * Names and meanings follow Centrifugo's, so that neither engine needs a translation.
 */
export interface Realtime {
  /** Sends `data` (any JSON value) to all subscribers of a channel and stores it if the channel has history. */
  publish(channel: string, data: unknown, options?: PublishOptions): Promise<StreamPosition>
  /** Publishes the same data to many channels; returns their positions in the order of `channels`. */
  broadcast(
    channels: readonly string[],
    data: unknown,
    options?: PublishOptions,
  ): Promise<readonly StreamPosition[]>
  /** The top of a channel's stream. Read it before the data of a snapshot, never after. */
  position(channel: string): Promise<StreamPosition>
  /** Ends every connection of a user; by default for good (3503). */
  disconnect(user: string, disconnect?: Disconnect): Promise<void>
  /**
   * Ends a user's sign-in session: its connections are closed (3014, the client reconnects with a new token), and its
   * tokens are refused at once or expire soon. An engine that cannot distinguish sessions closes all connections of the
   * user.
   */
  endSession(user: string, session: string): Promise<void>
  /**
   * Unsubscribes a user from a channel on every connection (2000: the client does not subscribe again automatically).
   */
  unsubscribe(user: string, channel: string): Promise<void>
  presenceStats(channel: string): Promise<{ readonly numClients: number; readonly numUsers: number }>
  info(): Promise<readonly NodeInfo[]>
  /**
   * Stops. An engine in this process makes every client reconnect later (3001); an external one continues serving
   * them. Safe to call twice.
   */
  close(): Promise<void>
}
