import { setTimeout as pause } from 'node:timers/promises'

const POLL_MS = 50
const ANSWER_MS_MAX = 5_000

/**
 * Fulfilled once `url` answers 200. Matches that ended while nothing ran are played to the end before that, so it
 * waits until `signal` aborts.
 */
export async function untilReady(url: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      const answer = await fetch(url, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS_MAX)]),
      })
      await answer.arrayBuffer()
      if (answer.ok) return
    } catch {
      // Not listening yet, or not ready within the time of one answer: try again.
    }
    await pause(POLL_MS, undefined, { signal }).catch(() => {})
  }
}
