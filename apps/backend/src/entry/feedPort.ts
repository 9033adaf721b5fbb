/** What the process needs of the feed, wherever it runs. */
export type FeedPort = {
  /** Resolves once the catalogue stands and what passed while we were away has been played. */
  ready(): Promise<void>
  stop(): Promise<void>
}
