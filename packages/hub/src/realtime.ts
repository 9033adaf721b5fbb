/** Where a reader stands in a channel's stream. Offsets start at 1; 0 is "before the first publication". */
export interface StreamPosition {
  readonly offset: number
  /** Names one life of the stream: another epoch means that offsets cannot be compared. Empty without history. */
  readonly epoch: string
}

/** What a publisher may say about one publication. */
export interface PublishOptions {
  /** Short labels that travel beside the data. */
  readonly tags?: Readonly<Record<string, string>>
  /** The same key on the same channel within five minutes publishes once and answers the first position. */
  readonly idempotencyKey?: string
  /** Rising number of a snapshot: lower or equal to the last one is dropped. Channels with history only. */
  readonly version?: number
  /** Names one life of the version counter: another epoch starts to count afresh. */
  readonly versionEpoch?: string
}

/** Why a connection is ended. 3000-3499 and 4000-4499: the client comes back; 3500-3999, 4500-4999: it does not. */
export interface Disconnect {
  readonly code: number
  /** Plain words for logs, under 124 bytes. */
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
 * What the back end may ask of realtime, whichever engine serves the clients: the in-process hub here, or Centrifugo
 * behind its server API. Names and meanings follow Centrifugo's, so that neither engine needs a translation.
 */
export interface Realtime {
  /** Sends `data` (any JSON value) to all subscribers of a channel and remembers it if the channel has history. */
  publish(channel: string, data: unknown, options?: PublishOptions): Promise<StreamPosition>
  /** The same data to many channels, each with a position of its own, in the order of `channels`. */
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
   * A user's sign-in session is over: its connections are closed (3014, the client comes back with a new token), and
   * its tokens open nothing any more, or at most for as long as they last. An engine that cannot tell sessions apart
   * closes all connections of the user.
   */
  endSession(user: string, session: string): Promise<void>
  /** Takes a user out of a channel on every connection (2000: the client does not subscribe again by itself). */
  unsubscribe(user: string, channel: string): Promise<void>
  presenceStats(channel: string): Promise<{ readonly numClients: number; readonly numUsers: number }>
  info(): Promise<readonly NodeInfo[]>
  /**
   * Stops. An engine in this process tells every client to come back later (3001); another one goes on serving them.
   * Safe to call twice.
   */
  close(): Promise<void>
}
