import type { Cancel, Schedule } from './subscriptions.ts'

/** Reopens channels that the server closed while they are still needed. */
export interface Reopening {
  /** The server closed the channel: reopens it after a delay that doubles each time. */
  later(channel: string): void
  /** The channel is open again, or no longer needed. */
  forget(channel: string): void
}

/** Wait before the first attempt; doubled with each one that fails. */
const REOPEN_MS = 5_000
const REOPEN_MS_MAX = 80_000

/** Waits 5 s before the first attempt to reopen a channel, and twice as long before each further one, up to 80 s. */
export function createReopening(open: (channel: string) => void, schedule: Schedule): Reopening {
  const pending = new Map<string, { readonly cancel: Cancel; readonly waitMs: number }>()
  return {
    later(channel) {
      const last = pending.get(channel)
      last?.cancel()
      const waitMs = last ? Math.min(last.waitMs * 2, REOPEN_MS_MAX) : REOPEN_MS
      pending.set(channel, { waitMs, cancel: schedule(() => open(channel), waitMs) })
    },
    forget(channel) {
      pending.get(channel)?.cancel()
      pending.delete(channel)
    },
  }
}
