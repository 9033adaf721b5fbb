import type { ClientInfo } from '../../../protocol/clientInfo.ts'
import type { Disconnect } from '../../../realtime.ts'
import type { ClientChannels } from './clientChannels.ts'
import type { Transport } from '../../../transports/transport.ts'

/** The identity of a connection. */
export interface Identity {
  readonly user: string
  /** The sign-in session its token was made for. */
  readonly session: string | undefined
  readonly info: unknown
  /** Epoch milliseconds at which the token ends. */
  readonly expiresAt: number | undefined
}

/** One client connection, as the rest of the hub sees it. */
export interface HubConnection {
  readonly transport: Transport
  /** Secret: it authorizes commands for this connection through `/emulation`. */
  readonly id: string
  /** Public: other clients see it in presence. */
  readonly client: string
  readonly subscriptions: ClientChannels
  readonly connected: boolean
  readonly user: string
  readonly signInSession: string | undefined
  readonly clientInfo: ClientInfo
  /** Handles one frame from the client. */
  receive(frame: string): void
  /** The connect command was accepted. */
  identify(identity: Identity): void
  /** Sets or moves the expiry of the connection. */
  renew(identity: Identity): void
  send(line: Buffer): void
  /** Ends the connection with a reason. */
  close(disconnect: Disconnect): void
}
