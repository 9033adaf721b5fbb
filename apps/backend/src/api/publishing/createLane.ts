import { isUrgent } from './isUrgent.ts'
import { mergedEventsOf, mergeChange, type MatchChanges, type MatchEvent } from './mergeChanges.ts'

/** Time and timers of the publisher; tests drive them by hand. */
export type Scheduler = {
  now(): number
  /** Runs once after `delayMs`. Returns a function that cancels it. */
  after(delayMs: number, run: () => void): () => void
}

/** Pending changes of one match, and the outbox rows they came from. */
export type Batch = {
  readonly matchId: string
  readonly changes: MatchChanges
  readonly rows: readonly number[]
}

export type Lane = {
  add(matchId: string, event: MatchEvent, row: number): void
  /** Sends the pending changes, and settles when they are sent or have failed. */
  flush(): Promise<void>
  /** Sends the pending changes for the last time. */
  stop(): Promise<void>
  isEmpty(): boolean
}

export type LaneOptions = {
  readonly windowMs: number
  readonly scheduler: Scheduler
  /** Rejects if any part was not sent: then all of it is sent again. */
  readonly send: (batches: readonly Batch[]) => Promise<void>
  readonly onError: (error: unknown) => void
}

/**
 * Collects the changes of a channel for a window and sends them together, the latest price of each outcome only. The
 * first change after a quiet window is sent at once; so is an urgent one, with the pending changes of its match. Sends
 * run one after the other. A failed send is merged before newer changes and repeated a window later, so that a channel
 * never gets an older version after a newer one.
 */
export function createLane({ windowMs, scheduler, send, onError }: LaneOptions): Lane {
  const waiting = new Map<string, Batch>()
  /** Matches whose changes must not wait for the window. */
  const urgent = new Set<string>()
  let sentAt = -Infinity
  let cancel: (() => void) | undefined
  let sending: Promise<void> | undefined
  let isStopped = false

  /** Sends what is due. While a send is running it does nothing; the queue is checked again afterwards. */
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
    // Changes that became due during a send have been started when it is over.
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

/** Merges a batch with a newer one of the same match. */
function joined(older: Batch, newer: Batch | undefined): Batch {
  if (!newer) return older
  return {
    ...older,
    changes: mergedEventsOf(newer.changes).reduce(mergeChange, older.changes),
    rows: [...older.rows, ...newer.rows],
  }
}
