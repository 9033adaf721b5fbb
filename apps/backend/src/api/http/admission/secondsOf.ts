/** A wait as `Retry-After` says it, in whole seconds: never too short. */
export function secondsOf(waitMs: number): number {
  return Math.max(1, Math.ceil(waitMs / 1_000))
}
