/** Who a client is, as other clients may see it. */
export interface ClientInfo {
  readonly client: string
  readonly user: string
  readonly conn_info?: unknown
  readonly chan_info?: unknown
}
