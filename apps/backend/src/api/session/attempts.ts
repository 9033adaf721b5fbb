import type { Clock } from '#api/http'

const WINDOW_MS = 15 * 60_000
const FAILURES_MAX = 10
const REMEMBERED_MAX = 10_000

/** Counts failed sign-ins per e-mail, whatever address they come from, so that one account cannot be guessed from many. */
export function createAttempts(clock: Clock): {
  isBarred(email: string): boolean
  failed(email: string): void
  succeeded(email: string): void
} {
  const failures = new Map<string, { count: number; since: number }>()
  const current = (email: string) => {
    const entry = failures.get(email)
    return entry && clock.now() - entry.since < WINDOW_MS ? entry : undefined
  }
  return {
    isBarred: email => (current(email)?.count ?? 0) >= FAILURES_MAX,
    failed(email) {
      const entry = current(email) ?? { count: 0, since: clock.now() }
      failures.delete(email)
      failures.set(email, { ...entry, count: entry.count + 1 })
      // The oldest goes first: a flood of made-up e-mails must not fill the memory.
      if (failures.size > REMEMBERED_MAX) failures.delete(failures.keys().next().value!)
    },
    succeeded: email => void failures.delete(email),
  }
}
