export interface FallbackOptions<Answer> {
  readonly fallback: Answer
  readonly onLost: (error: unknown) => void
  readonly onRestored: () => void
}

/**
 * Reads from something that may be away: then the answer is `fallback`, so that the caller goes on. That it is lost is
 * reported once, and that it is restored, however often it is read in between.
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
