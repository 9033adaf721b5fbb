import { channels, type EventWire } from '@touchline/contract'
import type { Locale } from '@touchline/domain/locale'
import type { Realtime } from '@touchline/hub'
import { readOutbox, removeFromOutbox, type CommittedEvent, type Database } from '#store'
import { createLane, type Lane, type Scheduler } from './createLane.ts'
import { mergedEventsOf, type MatchEvent } from './mergeChanges.ts'
import { findListMarketKeys, toListEvent } from './toListEvent.ts'

/** Windows of design section 5: a match page receives at most four updates a second, lists two. */
const MATCH_WINDOW_MS = 250
const LISTS_WINDOW_MS = 500
const READ_AT_ONCE = 1_000
/** Maximum rows read and not yet sent. */
const HELD_MAX = 20_000
/** Commits closer together than this are read together. */
const ROUND_GAP_MS = 20
/** Above this number of lanes, idle lanes are removed. */
const LANES_MAX = 1_000
const MATCH_EVENTS = ['match_changed', 'markets_changed', 'match_status_changed']

export type PublisherOptions = {
  readonly db: Database
  readonly realtime: Pick<Realtime, 'publish' | 'broadcast'>
  readonly locales: readonly Locale[]
  readonly scheduler: Scheduler
  /** Called with what could not be published; it stays in the outbox and is retried. */
  readonly onError: (error: unknown) => void
}

export type Publisher = {
  /** Publishes what has been committed. Calls during a round are merged into one more round. */
  wake(): void
  /**
   * Sends everything that waits for its window, and ends when the outbox is empty except for what could not be sent.
   */
  drain(): Promise<void>
  stop(): Promise<void>
}

/**
 * Publishes committed events from the outbox to the channels: prices and scores are batched per channel, everything
 * else is sent at once. A row leaves the outbox after it was published, so a crash repeats events and never loses one;
 * versions make repeats harmless. Events that could not be sent go before newer ones, so that versions never go back on
 * a channel.
 */
export function createPublisher(options: PublisherOptions): Publisher {
  const { db, realtime, locales, onError } = options
  const localeChannels = locales.map(channels.locale)
  const rows = createHeldRows(db)
  const lanes = createLanes(options, localeChannels, rows.release)
  const rounds = createRounds(publishRound, options)

  /** Returns whether there may be more rows. */
  async function publishRound(): Promise<boolean> {
    await rows.removeDone()
    // A long outage of the engine must not fill the memory: newer rows stay in the outbox meanwhile.
    if (rows.held.size >= HELD_MAX) return false
    const fresh = await readOutbox(db, READ_AT_ONCE, [...rows.held.keys()])
    const listed = fresh.filter(event => event.inLists && event.eventName === 'markets_changed')
    const shown = await findListMarketKeys(db, [...new Set(listed.flatMap(({ matchId }) => matchId ?? []))])
    const rest = fresh.filter(event => !addToLanes(event, shown))
    // Events of one receiver are sent in order, and receivers are served in parallel.
    const sentAll = await Promise.all([...Map.groupBy(rest, receiverOf).values()].map(sendInOrder))
    lanes.forgetIdle()
    return fresh.length === READ_AT_ONCE && sentAll.every(Boolean)
  }

  /** Adds an event that concerns a match to its lanes; false for all other events. */
  function addToLanes(committed: CommittedEvent, shown: ReadonlySet<string>): boolean {
    const { id, matchId, playerId, inLists } = committed
    const event = eventOf(committed)
    if (playerId !== undefined || matchId === undefined || !isMatchEvent(event)) return false
    const listEvent = event.event_name === 'markets_changed' ? toListEvent(event, shown) : event
    const goesToLists = inLists === true && listEvent !== undefined
    rows.held.set(id, goesToLists ? 2 : 1)
    lanes.ofMatch(matchId).add(matchId, event, id)
    if (goesToLists) lanes.ofLists.add(matchId, listEvent, id)
    return true
  }

  /** Sends the events of one receiver, oldest first; after a failure the newer ones wait. False if any was not sent. */
  async function sendInOrder(news: readonly CommittedEvent[]): Promise<boolean> {
    try {
      for (const committed of news) {
        const { id, playerId } = committed
        const receivers = playerId === undefined ? localeChannels : [channels.user(playerId)]
        await realtime.broadcast(receivers, eventOf(committed))
        rows.held.set(id, 1)
        rows.release(id)
      }
      return true
    } catch (error) {
      onError(error)
      return false
    }
  }

  return {
    wake: rounds.wake,
    async drain() {
      do {
        await rounds.start()
        await Promise.all(lanes.all().map(each => each.flush()))
      } while (rows.areDone())
    },
    async stop() {
      await rounds.stop()
      await Promise.all(lanes.all().map(each => each.stop()))
      await rows.removeDone()
    },
  }
}

/** Rows read and not yet removed: how many lanes still hold each. */
function createHeldRows(db: Database) {
  const held = new Map<number, number>()
  const done: number[] = []
  return {
    held,
    areDone: (): boolean => done.length > 0,
    release(row: number): void {
      const left = (held.get(row) ?? 1) - 1
      if (left > 0) held.set(row, left)
      else done.push(row)
    },
    async removeDone(): Promise<void> {
      const rows = [...done]
      await removeFromOutbox(db, rows)
      done.splice(0, rows.length)
      for (const row of rows) held.delete(row)
    },
  }
}

/** The lanes of matches, and the lane of lists. */
function createLanes(
  { realtime, scheduler, onError }: PublisherOptions,
  localeChannels: readonly string[],
  release: (row: number) => void,
) {
  const ofMatches = new Map<string, Lane>()

  /** A lane that releases its rows once they are sent. */
  function lane(windowMs: number, publish: (event: EventWire) => Promise<void>): Lane {
    return createLane({
      windowMs,
      scheduler,
      onError,
      async send(batches) {
        // All sends must settle, successful or not, before anything newer may be sent.
        const sent = await Promise.allSettled(
          batches.flatMap(({ changes }) => mergedEventsOf(changes)).map(publish),
        )
        for (const one of sent) if (one.status === 'rejected') throw one.reason
        for (const row of batches.flatMap(({ rows }) => rows)) release(row)
      },
    })
  }

  const ofLists = lane(LISTS_WINDOW_MS, async event => {
    await realtime.broadcast(localeChannels, event)
  })

  return {
    ofLists,
    ofMatch(matchId: string): Lane {
      const channel = channels.match(matchId)
      const found =
        ofMatches.get(matchId) ??
        lane(MATCH_WINDOW_MS, async event => {
          await realtime.publish(channel, event)
        })
      ofMatches.set(matchId, found)
      return found
    },
    forgetIdle(): void {
      if (ofMatches.size <= LANES_MAX) return
      for (const [matchId, each] of ofMatches) if (each.isEmpty()) ofMatches.delete(matchId)
    },
    all: (): Lane[] => [...ofMatches.values(), ofLists],
  }
}

/** Runs rounds one after the other, with a pause between them. Calls during a round are merged into one more round. */
function createRounds(
  work: () => Promise<boolean>,
  { scheduler, onError }: Pick<PublisherOptions, 'scheduler' | 'onError'>,
) {
  let round: Promise<void> | undefined
  let endedAt = -Infinity
  let cancelNext: (() => void) | undefined
  let again = false
  let isStopped = false

  function start(): Promise<void> {
    cancelNext?.()
    cancelNext = undefined
    round ??= work()
      .then(isMore => void (again ||= isMore))
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
    if (dueIn <= 0) void start()
    else cancelNext = scheduler.after(dueIn, () => void start())
  }

  return {
    start,
    wake,
    async stop(): Promise<void> {
      isStopped = true
      cancelNext?.()
      await round
    },
  }
}

function isMatchEvent(event: EventWire): event is MatchEvent {
  return MATCH_EVENTS.includes(event.event_name)
}

/** A player; undefined for everyone. */
function receiverOf({ playerId }: CommittedEvent): string | undefined {
  return playerId
}

function eventOf({ eventName, message }: CommittedEvent): EventWire {
  return { event_name: eventName, message } as EventWire
}
