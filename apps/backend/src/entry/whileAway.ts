/**
 * Asks something that may be away: then the answer is `instead`, so that what asks goes on. Its going is told once, and its coming
 * back, however often it is asked in between.
 */
export function whileAway<Answer>(
  ask: () => Promise<Answer>,
  { instead, onGone, onBack }: AwayOptions<Answer>,
): () => Promise<Answer> {
  let isAway = false
  return async () => {
    try {
      const answer = await ask()
      if (isAway) onBack()
      isAway = false
      return answer
    } catch (error) {
      if (!isAway) onGone(error)
      isAway = true
      return instead
    }
  }
}
export interface AwayOptions<Answer> {
  readonly instead: Answer
  readonly onGone: (error: unknown) => void
  readonly onBack: () => void
}
