/** A beat that comes a little late sets the server's clock back a little: further than this, the server's time was set anew. */
const WOBBLE_MS = 3_000

/** The same time without its wobble: it stands for a moment rather than go back, so that no second is shown twice. */
export function steadyClock(read: () => number): () => number {
  let shown = -Infinity
  return () => {
    const now = read()
    const isWobble = now < shown && shown - now <= WOBBLE_MS
    if (!isWobble) shown = now
    return shown
  }
}
