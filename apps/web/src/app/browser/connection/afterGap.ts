/** After a gap every client would ask at once, so each waits a random part of this. */
const GAP_JITTER_MS = 3_000

/** Runs it after the random wait; returns the way to call it off. */
export function afterGap(run: () => void): () => void {
  const timer = setTimeout(run, Math.random() * GAP_JITTER_MS)
  return () => clearTimeout(timer)
}
