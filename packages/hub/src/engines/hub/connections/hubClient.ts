import type { Client } from './client.ts'
import type { HubContext } from '../hubContext.ts'

/** A client together with what it shares with all others: what a command is run for. */
export interface HubClient extends Client {
  readonly hub: HubContext
}
