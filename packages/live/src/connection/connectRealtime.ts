import {
  Centrifuge,
  UnauthorizedError,
  type Options,
  type Subscription,
  type TransportEndpoint,
} from 'centrifuge'
import { channels } from '@touchline/contract'
import { createFrame, type Cell, type WritableCell } from '../store/cell.ts'
import { readEvent, type LiveEvent } from '../events/readEvent.ts'
import type { Join } from '../joining/createJoins.ts'
import { createReopening } from '../subscriptions/createReopening.ts'
import {
  endOf,
  errorOf,
  isOurCall,
  mayBeDelta,
  reconnectOf,
  unsubscribedOf,
  type LineError,
} from './lineError.ts'
import {
  createSubscriptions,
  type Schedule,
  type SnapshotPosition,
  type Subscriptions,
} from '../subscriptions/subscriptions.ts'

/** The state of the connection to the server. */
export type ConnectionStatus = 'connecting' | 'connected' | 'disconnected'

/** A connection to realtime that reconnects automatically. */
export interface RealtimeConnection extends Pick<Subscriptions, 'hold'> {
  readonly status: Cell<ConnectionStatus>
  /** Reconnects with a fresh token: call it when the login changes (spec section 4, auth status). */
  reconnect(): void
  close(): void
}

/** Addresses, tokens and callbacks of a connection. */
export interface RealtimeOptions {
  /** Tried in order until one has opened. */
  readonly endpoints: readonly TransportEndpoint[]
  readonly emulationEndpoint: string
  /** Resolves to '' for anonymous visitors; rejects with {@link UnauthorizedTokenError} to disconnect for good. */
  readonly connectionToken: () => Promise<string>
  readonly subscriptionToken: (channel: string) => Promise<string>
  /** `offset`: the event's position in the channel's stream, if it has one. */
  readonly onEvent: (event: LiveEvent, channel: string, offset?: number) => void
  /** Called when a channel's stream is open, with the position it starts from. */
  readonly onJoin: (channel: string, join: Join) => void
  /**
   * Called when a channel is closed, by the page's release or by the server. A public one that is still needed is
   * reopened later.
   */
  readonly onLeave: (channel: string) => void
  /**
   * Called when a channel's stream could not be recovered, or the publication at `offset` was invalid: fetch the
   * snapshot again.
   */
  readonly onGap: (channel: string, offset?: number) => void
  readonly onError: (error: LineError) => void
  /** Called when one of these callbacks throws; the connection stays open. */
  readonly report: (error: unknown) => void
  readonly schedule: Schedule
  /** Transports of the host's runtime where it lacks globals (Node tests). */
  readonly transport?: Pick<Options, 'websocket' | 'fetch' | 'readableStream' | 'eventsource'>
}

/** The token endpoint reported that the session has ended. */
export class UnauthorizedTokenError extends Error {}

/** Timeouts and intervals of spec section 9, realtime. */
export const TIMES = {
  minReconnectDelay: 500,
  maxReconnectDelay: 20_000,
  timeout: 5_000,
  maxServerPingDelay: 10_000,
}

/** Connects to realtime and keeps channels open while they are held. */
export function connectRealtime(options: RealtimeOptions): RealtimeConnection {
  let takesDeltas = true
  /** Number of calls of {@link RealtimeConnection.reconnect}. */
  let logins = 0
  const status = createFrame(flush => flush()).cell<ConnectionStatus>('connecting')
  const client = new Centrifuge([...options.endpoints], {
    ...TIMES,
    emulationEndpoint: options.emulationEndpoint,
    getToken: connectionToken,
    ...options.transport,
  })
  const line: Line = {
    client,
    status,
    options,
    receivedUpTo: new Map(),
    reopening: createReopening(channel => client.getSubscription(channel)?.subscribe(), options.schedule),
    takesDeltas: () => takesDeltas,
    reportError: error => error && options.onError(error),
    guarded: handle => guardedBy(options.report, handle),
  }
  followClient(line, goOnWithoutDeltas)
  const subscriptions = createSubscriptions(
    {
      open: (channel, since) => openChannel(line, channel, since).subscribe(),
      close: channel => closeChannel(line, channel),
    },
    options.schedule,
  )

  /**
   * A delta that cannot be applied ends the client. Until the page is reloaded, publications are sent whole, from the
   * last position received.
   */
  function goOnWithoutDeltas(): void {
    takesDeltas = false
    for (const channel of subscriptions.open.filter(mayHaveDeltas)) openWhole(line, channel)
    status.write('connecting')
    line.reportError({ kind: 'client-disconnected', isTemporary: true })
    client.connect()
  }

  /**
   * A refusal ends the connection, unless another visitor's connection was started in the meantime: that one requests its own
   * token.
   */
  async function connectionToken(): Promise<string> {
    const requested = logins
    try {
      return await options.connectionToken()
    } catch (error) {
      if (requested !== logins) throw new Error('the token was for an earlier login', { cause: error })
      return unauthorized(error)
    }
  }

  client.connect()
  return {
    status,
    hold: subscriptions.hold,
    reconnect() {
      logins += 1
      client.disconnect()
      client.setToken('')
      client.connect()
    },
    close: () => client.disconnect(),
  }
}

/** The parts of a connection. */
type Line = {
  readonly client: Centrifuge
  readonly status: WritableCell<ConnectionStatus>
  readonly options: RealtimeOptions
  /** The last position received on each channel that may send deltas. */
  readonly receivedUpTo: Map<string, SnapshotPosition>
  readonly reopening: ReturnType<typeof createReopening>
  readonly takesDeltas: () => boolean
  readonly reportError: (error: LineError | undefined) => void
  /** An exception in a handler would disconnect the client for good, so it is reported and not rethrown. */
  readonly guarded: <News>(handle: (news: News) => void) => (news: News) => void
}

function guardedBy<News>(
  report: (error: unknown) => void,
  handle: (news: News) => void,
): (news: News) => void {
  return news => {
    try {
      handle(news)
    } catch (error) {
      report(error)
    }
  }
}

function openWhole(line: Line, channel: string): void {
  const withDeltas = line.client.getSubscription(channel)
  if (!withDeltas) return
  // The channel stays open, so no listener is called.
  withDeltas.removeAllListeners()
  line.client.removeSubscription(withDeltas)
  openChannel(line, channel, line.receivedUpTo.get(channel)).subscribe()
}

function followClient(
  { client, status, takesDeltas, reportError, guarded }: Line,
  goOnWithoutDeltas: () => void,
): void {
  client.on(
    'connecting',
    guarded(({ code }) => {
      status.write('connecting')
      // A player's token is valid only briefly: the previous one would be refused, and cost another attempt.
      client.setToken('')
      reportError(reconnectOf(code))
    }),
  )
  client.on(
    'connected',
    guarded(() => status.write('connected')),
  )
  client.on(
    'disconnected',
    guarded(({ code }) => {
      if (takesDeltas() && mayBeDelta(code)) return goOnWithoutDeltas()
      status.write('disconnected')
      reportError(endOf(code))
    }),
  )
  client.on(
    'error',
    guarded(({ error }) => reportError(errorOf(error.code))),
  )
}

function closeChannel({ client, reopening, receivedUpTo }: Line, channel: string): void {
  const subscription = client.getSubscription(channel)
  reopening.forget(channel)
  if (subscription) client.removeSubscription(subscription)
  receivedUpTo.delete(channel)
}

function openChannel(line: Line, channel: string, since: SnapshotPosition | undefined): Subscription {
  const { client, options, takesDeltas, guarded, reportError } = line
  const subscription = client.newSubscription(channel, {
    ...(since && { since }),
    // The server sends deltas if its flag is on; without it, publications are sent whole.
    ...(takesDeltas() && mayHaveDeltas(channel) && { delta: 'fossil' }),
    ...(channel.startsWith('$') && {
      getToken: () =>
        options.subscriptionToken(channel).catch((error: unknown) => {
          // The session has ended for the whole connection, not for one channel (spec section 6, realtime). If the
          // channel was released in the meantime, the page knows already, and connects as a visitor.
          const isHeld = client.getSubscription(channel) === subscription
          if (isHeld && error instanceof UnauthorizedTokenError) client.disconnect()
          return unauthorized(error)
        }),
    }),
  })
  subscription.on(
    'error',
    guarded(({ error }) => reportError(errorOf(error.code, channel))),
  )
  followChannel(line, channel, subscription)
  return subscription
}

function followChannel(line: Line, channel: string, subscription: Subscription): void {
  const { options, reopening, receivedUpTo, reportError, guarded } = line
  subscription.on(
    'unsubscribed',
    guarded(({ code }) => {
      if (!isOurCall(code) && !channel.startsWith('$')) reopening.later(channel)
      options.onLeave(channel)
      reportError(unsubscribedOf(code, channel))
    }),
  )
  subscription.on(
    'publication',
    guarded(({ data, offset }) => handle(line, data, channel, offset)),
  )
  subscription.on(
    'subscribed',
    guarded(({ wasRecovering, recovered, streamPosition }) => {
      reopening.forget(channel)
      const position = streamPosition ?? { epoch: '', offset: 0 }
      if (streamPosition && mayHaveDeltas(channel)) receivedUpTo.set(channel, streamPosition)
      options.onJoin(channel, { ...position, isRecovered: recovered })
      // The data of a private channel was fetched before the subscription was open: changes in between are in neither.
      const isFirst = !wasRecovering && channel.startsWith('$')
      if (isFirst || (wasRecovering && !recovered)) options.onGap(channel)
    }),
  )
}

function handle(
  { options, receivedUpTo }: Line,
  data: unknown,
  channel: string,
  offset: number | undefined,
): void {
  const position = receivedUpTo.get(channel)
  if (position && offset !== undefined) receivedUpTo.set(channel, { ...position, offset })
  const event = readEvent(data)
  if (event.kind === 'unknown') return
  if (event.kind === 'broken') return options.onGap(channel, offset)
  try {
    options.onEvent(event, channel, offset)
  } catch (error) {
    // A listener that threw has missed the event.
    options.onGap(channel, offset)
    throw error
  }
}

function mayHaveDeltas(channel: string): boolean {
  return channel.startsWith(channels.match(''))
}

function unauthorized(error: unknown): never {
  throw error instanceof UnauthorizedTokenError ? new UnauthorizedError(error.message) : error
}
