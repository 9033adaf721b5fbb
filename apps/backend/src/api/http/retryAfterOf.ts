/** After a refusal for load: the first repeat of a slip is this far off too. */
const MOMENT_MS = 2_000

/** What `Retry-After` says of a wait, in whole seconds: never too early. */
export function retryAfterOf(waitMs = MOMENT_MS): string {
  return String(Math.max(1, Math.ceil(waitMs / 1_000)))
}
