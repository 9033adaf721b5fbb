/** After a gap all clients would send requests at once, so each waits a random part of this. */
const GAP_JITTER_MS = 3_000

/** Runs it after the random wait; returns a function that cancels it. */
export function afterGap(run: () => void): () => void {
  const timer = setTimeout(run, Math.random() * GAP_JITTER_MS)
  return () => clearTimeout(timer)
}
