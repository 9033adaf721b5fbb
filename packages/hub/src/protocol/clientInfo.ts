/** Public information about a client, which other clients may see. */
export interface ClientInfo {
  readonly client: string
  readonly user: string
  readonly conn_info?: unknown
  readonly chan_info?: unknown
}
