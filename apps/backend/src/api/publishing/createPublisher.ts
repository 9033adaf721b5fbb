import { channels, type EventWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import type { Realtime } from '#realtime'
import { readOutbox, removeFromOutbox, type CommittedEvent, type Database } from '#store'
import { createLane, type Batch, type Lane, type Scheduler } from './createLane.ts'
import { eventsOf, type MatchEvent } from './mergeChanges.ts'
import { findListMarketKeys, toListEvent } from './toListEvent.ts'

/** Windows of design section 5: a match page hears at most four times a second, lists twice. */
const MATCH_WINDOW_MS = 250
const LISTS_WINDOW_MS = 500
const READ_AT_ONCE = 1_000
/** Commits that come closer together are read together. */
const ROUND_GAP_MS = 20
/** Beyond so many matches, those with nothing on the way are forgotten. */
const LANES_MAX = 1_000
const MATCH_EVENTS = ['match_changed', 'markets_changed', 'match_status_changed']

export type PublisherDeps = {
  readonly db: Database
  readonly realtime: Pick<Realtime, 'publish' | 'broadcast'>
  readonly locales: readonly Locale[]
  readonly scheduler: Scheduler
  /** Hears of what could not be published; it stays in the outbox and is tried again. */
  readonly onError: (error: unknown) => void
}

export type Publisher = {
  /** Publishes what has been committed. Calls while one runs are joined into one more round. */
  wake(): void
  /** Sends everything that waits for its window, and ends when the outbox is empty. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/**
 * Carries committed events from the outbox to the channels: prices and scores gathered per channel, the rest at once. A row
 * leaves the outbox after it was published, so a crash repeats events and never loses one; versions make repeats harmless.
 */
export function createPublisher({ db, realtime, locales, scheduler, onError }: PublisherDeps): Publisher {
  const localeChannels = locales.map(channels.locale)
  /** Rows read and not yet removed: how many lanes still hold each. */
  const held = new Map<number, number>()
  const done: number[] = []
  const matchLanes = new Map<string, Lane>()
  const sending = new Set<Promise<unknown>>()
  let round: Promise<void> | undefined
  let endedAt = -Infinity
  let cancelNext: (() => void) | undefined
  let again = false
  let isStopped = false

  const listsLane = createLane(LISTS_WINDOW_MS, scheduler, batches => {
    const events = batches.flatMap(({ changes }) => eventsOf(changes))
    track(Promise.all(events.map(event => realtime.broadcast(localeChannels, event))), batches)
  })

  function matchLane(matchId: string): Lane {
    let lane = matchLanes.get(matchId)
    if (!lane) {
      const channel = channels.match(matchId)
      lane = createLane(MATCH_WINDOW_MS, scheduler, batches => {
        const events = batches.flatMap(({ changes }) => eventsOf(changes))
        track(Promise.all(events.map(event => realtime.publish(channel, event))), batches)
      })
      matchLanes.set(matchId, lane)
    }
    return lane
  }

  /** Lets go of the rows of what is being sent once it is out. */
  function track(work: Promise<unknown>, batches: readonly Batch[]): void {
    const rows = batches.flatMap(batch => batch.rows)
    const sent = work.then(() => rows.forEach(release), failed(rows))
    sending.add(sent)
    void sent.finally(() => sending.delete(sent))
  }

  function release(row: number): void {
    const left = (held.get(row) ?? 1) - 1
    if (left > 0) held.set(row, left)
    else done.push(row)
  }

  /** Forgets that rows were read, so that the next round takes them again. */
  function failed(rows: readonly number[]): (error: unknown) => void {
    return error => {
      for (const row of rows) held.delete(row)
      onError(error)
    }
  }

  async function publishRound(): Promise<void> {
    const removed = done.splice(0)
    await removeFromOutbox(db, removed)
    for (const row of removed) held.delete(row)
    const fresh = await readOutbox(db, READ_AT_ONCE, [...held.keys()])
    const listed = fresh.filter(event => event.inLists && event.eventName === 'markets_changed')
    const shown = await findListMarketKeys(db, [...new Set(listed.flatMap(({ matchId }) => matchId ?? []))])
    for (const event of fresh) await dispatch(event, shown)
    if (fresh.length === READ_AT_ONCE) again = true
    if (matchLanes.size > LANES_MAX) {
      for (const [matchId, lane] of matchLanes) if (lane.isEmpty()) matchLanes.delete(matchId)
    }
  }

  async function dispatch(committed: CommittedEvent, shown: ReadonlySet<string>): Promise<void> {
    const event = { event_name: committed.eventName, message: committed.message } as EventWire
    const { id, matchId, playerId, inLists } = committed
    if (playerId !== undefined) return await sendNow(id, realtime.publish(channels.user(playerId), event))
    if (matchId === undefined || !isMatchEvent(event)) {
      return await sendNow(id, realtime.broadcast(localeChannels, event))
    }
    const listEvent = event.event_name === 'markets_changed' ? toListEvent(event, shown) : event
    const goesToLists = inLists === true && listEvent !== undefined
    held.set(id, goesToLists ? 2 : 1)
    matchLane(matchId).add(matchId, event, id)
    if (goesToLists) listsLane.add(matchId, listEvent, id)
  }

  async function sendNow(row: number, work: Promise<unknown>): Promise<void> {
    await work
    held.set(row, 1)
    release(row)
  }

  function startRound(): Promise<void> {
    cancelNext?.()
    cancelNext = undefined
    round ??= publishRound()
      .catch(onError)
      .then(() => {
        round = undefined
        endedAt = scheduler.now()
        if (again) wake()
        again = false
      })
    return round
  }

  function wake(): void {
    if (isStopped || cancelNext) return
    if (round) {
      again = true
      return
    }
    const dueIn = endedAt + ROUND_GAP_MS - scheduler.now()
    if (dueIn <= 0) void startRound()
    else cancelNext = scheduler.after(dueIn, () => void startRound())
  }

  async function flushLanes(): Promise<void> {
    for (const lane of matchLanes.values()) lane.flush()
    listsLane.flush()
    await Promise.all(sending)
  }

  return {
    wake,
    async drain() {
      do {
        await startRound()
        await flushLanes()
      } while (held.size > 0)
    },
    async stop() {
      isStopped = true
      cancelNext?.()
      await round
      await flushLanes()
      await removeFromOutbox(db, done.splice(0))
    },
  }
}

function isMatchEvent(event: EventWire): event is MatchEvent {
  return MATCH_EVENTS.includes(event.event_name)
}
