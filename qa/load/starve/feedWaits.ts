/** What was observed of the feed. */
export interface FeedWaits {
  /** The longest wait of the feed for a lock, in milliseconds. */
  readonly longestMs: number
  /** Number of samples, and the longest time between two of them: no longer wait was missed. */
  readonly looks: number
  readonly gapMs: number
  /** Changes of matches that the feed committed. */
  readonly turns: number
}
