/** What the process needs of the feed, wherever it runs. */
export type FeedPort = {
  /** Resolves once the catalogue stands and what passed while we were away has been played. */
  start(): Promise<void>
  stop(): Promise<void>
  /** Drives it by hand; only `/dev` does. */
  command(order: object): Promise<{ ok: true } | { ok: false; error: { kind: string } }>
}
