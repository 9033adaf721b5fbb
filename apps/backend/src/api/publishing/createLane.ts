import { isUrgent } from './isUrgent.ts'
import { eventsOf, mergeChange, type MatchChanges, type MatchEvent } from './mergeChanges.ts'

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
  /** Sends what waits, and settles when it is out or has failed. */
  flush(): Promise<void>
  /** Sends what waits for the last time. */
  stop(): Promise<void>
  isEmpty(): boolean
}

export type LaneOptions = {
  readonly windowMs: number
  readonly scheduler: Scheduler
  /** Rejects when something of it did not go out: then all of it is sent again. */
  readonly send: (batches: readonly Batch[]) => Promise<void>
  readonly onError: (error: unknown) => void
}

/**
 * Gathers the changes of a channel for a window and sends them together, the last of each outcome winning. The first change
 * after a quiet window goes at once; so does an urgent one, with what waits for its match. One sending follows the other: what
 * failed stands before all that is newer and goes out with it a window later, so that a channel never hears an older version
 * after a newer one.
 */
export function createLane({ windowMs, scheduler, send, onError }: LaneOptions): Lane {
  const waiting = new Map<string, Batch>()
  /** Matches that must not wait for the window. */
  const urgent = new Set<string>()
  let sentAt = -Infinity
  let cancel: (() => void) | undefined
  let sending: Promise<void> | undefined
  let isStopped = false

  /** Sends what is due, unless something is on its way: then it is looked at again afterwards. */
  function sendDue(): void {
    if (sending || waiting.size === 0) return
    const dueIn = sentAt + windowMs - scheduler.now()
    if (dueIn <= 0) return void sendAll()
    const batches = [...waiting.values()].filter(({ matchId }) => urgent.has(matchId))
    if (batches.length > 0) return void start(batches)
    if (isStopped) return
    cancel ??= scheduler.after(dueIn, () => {
      cancel = undefined
      sendDue()
    })
  }

  function sendAll(): Promise<void> {
    sentAt = scheduler.now()
    cancel?.()
    cancel = undefined
    return start([...waiting.values()])
  }

  function start(batches: readonly Batch[]): Promise<void> {
    for (const { matchId } of batches) [waiting, urgent].forEach(known => known.delete(matchId))
    sending = send(batches)
      .catch((error: unknown) => {
        for (const batch of batches) waiting.set(batch.matchId, joined(batch, waiting.get(batch.matchId)))
        sentAt = scheduler.now()
        onError(error)
      })
      .then(() => {
        sending = undefined
        sendDue()
      })
    return sending
  }

  async function flush(): Promise<void> {
    // What became due while something was on its way has been started when that is out.
    while (sending) await sending
    if (waiting.size === 0) return
    await sendAll()
  }

  return {
    add(matchId, event, row) {
      waiting.set(matchId, added(waiting.get(matchId) ?? { matchId, changes: {}, rows: [] }, event, row))
      if (isUrgent(event)) urgent.add(matchId)
      sendDue()
    },
    flush,
    async stop() {
      isStopped = true
      await flush()
      cancel?.()
    },
    isEmpty: () => waiting.size === 0 && !sending,
  }
}

function added({ matchId, changes, rows }: Batch, event: MatchEvent, row: number): Batch {
  return { matchId, changes: mergeChange(changes, event), rows: [...rows, row] }
}

/** One batch followed by a newer one of the same match. */
function joined(older: Batch, newer: Batch | undefined): Batch {
  if (!newer) return older
  return {
    ...older,
    changes: eventsOf(newer.changes).reduce(mergeChange, older.changes),
    rows: [...older.rows, ...newer.rows],
  }
}
