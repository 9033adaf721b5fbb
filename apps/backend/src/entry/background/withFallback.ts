export interface FallbackOptions<Answer> {
  readonly fallback: Answer
  readonly onLost: (error: unknown) => void
  readonly onRestored: () => void
}

/**
 * Reads from a service that may be unavailable, and returns `fallback` if it is. The loss and the recovery are each
 * reported once, however often it is read in between.
 */
export function withFallback<Answer>(
  read: () => Promise<Answer>,
  { fallback, onLost, onRestored }: FallbackOptions<Answer>,
): () => Promise<Answer> {
  let isLost = false
  return async () => {
    try {
      const answer = await read()
      if (isLost) onRestored()
      isLost = false
      return answer
    } catch (error) {
      if (!isLost) onLost(error)
      isLost = true
      return fallback
    }
  }
}
