import type { HubConnection } from './hubConnection.ts'
import type { HubContext } from '../hubContext.ts'

/** A client together with what it shares with all others: the context of a command. */
export interface HubClient extends HubConnection {
  readonly hub: HubContext
}
