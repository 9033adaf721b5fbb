/**
 * A late heartbeat sets the server's clock back a little. A larger step back than this means that its time was
 * corrected.
 */
const WOBBLE_MS = 3_000

/** The same time without small steps back: it stops for a moment instead, so that no second is shown twice. */
export function steadyClock(read: () => number): () => number {
  let shown = -Infinity
  return () => {
    const now = read()
    const isWobble = now < shown && shown - now <= WOBBLE_MS
    if (!isWobble) shown = now
    return shown
  }
}
