import { isUrgent } from './isUrgent.ts'
import { mergeChange, type MatchChanges, type MatchEvent } from './mergeChanges.ts'

/** Time and timers of the publisher; tests turn them by hand. */
export type Scheduler = {
  now(): number
  /** Runs once after `delayMs`; the answer cancels it. */
  after(delayMs: number, run: () => void): () => void
}

/** One match's changes on their way out, and the outbox rows they came from. */
export type Batch = {
  readonly matchId: string
  readonly changes: MatchChanges
  readonly rows: readonly number[]
}

export type Lane = {
  add(matchId: string, event: MatchEvent, row: number): void
  /** Sends what waits and stops the timer. */
  flush(): void
  isEmpty(): boolean
}

/**
 * Gathers the changes of a channel for a window and sends them together, the last of each outcome winning. The first change
 * after a quiet window goes at once; so does an urgent one, with what waits for its match.
 */
export function createLane(
  windowMs: number,
  scheduler: Scheduler,
  send: (batches: readonly Batch[]) => void,
): Lane {
  const waiting = new Map<string, Batch>()
  let sentAt = -Infinity
  let cancel: (() => void) | undefined

  function flush(): void {
    cancel?.()
    cancel = undefined
    if (waiting.size === 0) return
    const batches = [...waiting.values()]
    waiting.clear()
    sentAt = scheduler.now()
    send(batches)
  }

  return {
    add(matchId, event, row) {
      const before = waiting.get(matchId)
      const batch: Batch = {
        matchId,
        changes: mergeChange(before?.changes ?? {}, event),
        rows: [...(before?.rows ?? []), row],
      }
      waiting.set(matchId, batch)
      const dueIn = sentAt + windowMs - scheduler.now()
      if (dueIn <= 0) flush()
      else if (isUrgent(event)) {
        waiting.delete(matchId)
        send([batch])
      } else cancel ??= scheduler.after(dueIn, flush)
    },
    flush,
    isEmpty: () => waiting.size === 0,
  }
}
