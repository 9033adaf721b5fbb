/** A wait in whole seconds for `Retry-After`, rounded up. */
export function secondsOf(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1_000))
}
