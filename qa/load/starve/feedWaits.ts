/** What was seen of the feed while it was watched. */
export interface FeedWaits {
  /** Milliseconds that the feed waited for a lock at the longest. */
  readonly longestMs: number
  /** Looks at it, and the longest time between two of them: no longer wait was overlooked. */
  readonly looks: number
  readonly gapMs: number
  /** Changes of matches that the feed committed. */
  readonly turns: number
}
