import { channels, type EventWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import type { Realtime } from '#realtime'
import { readOutbox, removeFromOutbox, type CommittedEvent, type Database } from '#store'
import { createLane, type Lane, type Scheduler } from './createLane.ts'
import { eventsOf, type MatchEvent } from './mergeChanges.ts'
import { findListMarketKeys, toListEvent } from './toListEvent.ts'

/** Windows of design section 5: a match page hears at most four times a second, lists twice. */
const MATCH_WINDOW_MS = 250
const LISTS_WINDOW_MS = 500
const READ_AT_ONCE = 1_000
/** Rows read and not yet sent, at most. */
const HELD_MAX = 20_000
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
  /** Sends everything that waits for its window, and ends when the outbox is empty but for what could not be sent. */
  drain(): Promise<void>
  stop(): Promise<void>
}

/**
 * Carries committed events from the outbox to the channels: prices and scores gathered per channel, the rest at once. A row
 * leaves the outbox after it was published, so a crash repeats events and never loses one; versions make repeats harmless. What
 * could not be sent goes before what is newer: versions never go back on a channel.
 */
export function createPublisher({ db, realtime, locales, scheduler, onError }: PublisherDeps): Publisher {
  const localeChannels = locales.map(channels.locale)
  /** Rows read and not yet removed: how many lanes still hold each. */
  const held = new Map<number, number>()
  const done: number[] = []
  const matchLanes = new Map<string, Lane>()
  let round: Promise<void> | undefined
  let endedAt = -Infinity
  let cancelNext: (() => void) | undefined
  let again = false
  let isStopped = false

  const listsLane = lane(LISTS_WINDOW_MS, async event => {
    await realtime.broadcast(localeChannels, event)
  })

  function matchLane(matchId: string): Lane {
    const channel = channels.match(matchId)
    const found =
      matchLanes.get(matchId) ??
      lane(MATCH_WINDOW_MS, async event => {
        await realtime.publish(channel, event)
      })
    matchLanes.set(matchId, found)
    return found
  }

  /** A lane whose rows are let go of once they are out. */
  function lane(windowMs: number, publish: (event: EventWire) => Promise<void>): Lane {
    return createLane({
      windowMs,
      scheduler,
      onError,
      async send(batches) {
        // All are over before anything newer may go out, those that failed and those that did not.
        const sent = await Promise.allSettled(
          batches.flatMap(({ changes }) => eventsOf(changes)).map(publish),
        )
        for (const one of sent) if (one.status === 'rejected') throw one.reason
        for (const row of batches.flatMap(({ rows }) => rows)) release(row)
      },
    })
  }

  function release(row: number): void {
    const left = (held.get(row) ?? 1) - 1
    if (left > 0) held.set(row, left)
    else done.push(row)
  }

  async function publishRound(): Promise<void> {
    await removeDone()
    // An engine that is away long must not fill the memory: what comes later stays in the outbox meanwhile.
    if (held.size >= HELD_MAX) return
    const fresh = await readOutbox(db, READ_AT_ONCE, [...held.keys()])
    const listed = fresh.filter(event => event.inLists && event.eventName === 'markets_changed')
    const shown = await findListMarketKeys(db, [...new Set(listed.flatMap(({ matchId }) => matchId ?? []))])
    const rest = fresh.filter(event => !addToLanes(event, shown))
    // A receiver hears its news one after the other, and all receivers theirs at the same time.
    const told = await Promise.all([...Map.groupBy(rest, receiverOf).values()].map(tellInOrder))
    if (fresh.length === READ_AT_ONCE && told.every(Boolean)) again = true
    if (matchLanes.size > LANES_MAX) {
      for (const [matchId, lane] of matchLanes) if (lane.isEmpty()) matchLanes.delete(matchId)
    }
  }

  async function removeDone(): Promise<void> {
    const rows = [...done]
    await removeFromOutbox(db, rows)
    done.splice(0, rows.length)
    for (const row of rows) held.delete(row)
  }

  /** Takes what concerns a match to where it is gathered; false for all else. */
  function addToLanes(committed: CommittedEvent, shown: ReadonlySet<string>): boolean {
    const { id, matchId, playerId, inLists } = committed
    const event = eventOf(committed)
    if (playerId !== undefined || matchId === undefined || !isMatchEvent(event)) return false
    const listEvent = event.event_name === 'markets_changed' ? toListEvent(event, shown) : event
    const goesToLists = inLists === true && listEvent !== undefined
    held.set(id, goesToLists ? 2 : 1)
    matchLane(matchId).add(matchId, event, id)
    if (goesToLists) listsLane.add(matchId, listEvent, id)
    return true
  }

  /** News of one receiver, oldest first; what is newer than what could not be told waits behind it. False if something was not told. */
  async function tellInOrder(news: readonly CommittedEvent[]): Promise<boolean> {
    try {
      for (const committed of news) {
        const { id, playerId } = committed
        const receivers = playerId === undefined ? localeChannels : [channels.user(playerId)]
        await realtime.broadcast(receivers, eventOf(committed))
        held.set(id, 1)
        release(id)
      }
      return true
    } catch (error) {
      onError(error)
      return false
    }
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

  const lanes = (): Lane[] => [...matchLanes.values(), listsLane]

  return {
    wake,
    async drain() {
      do {
        await startRound()
        await Promise.all(lanes().map(each => each.flush()))
      } while (done.length > 0)
    },
    async stop() {
      isStopped = true
      cancelNext?.()
      await round
      await Promise.all(lanes().map(each => each.stop()))
      await removeDone()
    },
  }
}

function isMatchEvent(event: EventWire): event is MatchEvent {
  return MATCH_EVENTS.includes(event.event_name)
}

/** A player, or everybody. */
function receiverOf({ playerId }: CommittedEvent): string | undefined {
  return playerId
}

function eventOf({ eventName, message }: CommittedEvent): EventWire {
  return { event_name: eventName, message } as EventWire
}
