import { channels } from '@touchline/contract'
import { freshnessOf, isBack, isPlaceable, LIVE_FRESH_MS } from '@touchline/domain/freshness'
import { MATCH_STATUS, type MatchId, type Provider, type ProviderStatus } from '@touchline/domain/match'
import type { LiveEvent } from '../events/readEvent.ts'
import { createSnapshotRefetch } from '../joining/createSnapshotRefetch.ts'
import { createJoins, type Join, type Joins, type Reach } from '../joining/createJoins.ts'
import { createRecent } from '../joining/createRecent.ts'
import { idleMatches } from '../store/idleMatches.ts'
import type { LiveStore } from '../store/liveStore.ts'
import type { MatchSeed, ProviderChange } from '../store/types.ts'
import type { SnapshotPosition } from '../subscriptions/subscriptions.ts'
import { createSigns, type Signs } from './createSigns.ts'
import type { FreshnessBoard, FreshnessEntry } from './freshnessBoard.ts'

/** Matches as read at one position of a channel's stream. */
export type Snapshot = {
  readonly channel: string
  readonly position: SnapshotPosition
  readonly matches: readonly MatchSeed[]
  /** Only for a match's own channel: it lacks some of the markets, so it confirms only those it contains. */
  readonly isPart?: boolean
}

/** Writes the cells of freshness from the events of the connection, the positions of snapshots, and the clock. */
export interface FreshnessWatch {
  /** Called after the store has applied an event. */
  receive(event: LiveEvent, channel: string, offset?: number): void
  opened(channel: string, join: Join): void
  closed(channel: string): void
  /** A channel was requested: matches that only it covers wait until it is open. */
  wanted(channel: string): void
  /** A part of a channel's stream is lost; `offset` is that of an invalid publication. */
  missed(channel: string, offset?: number): void
  /** Merges a snapshot, and the events received since it was read. */
  take(snapshot: Snapshot): void
  /** The position of the last snapshot of the channel's match. */
  positionOf(channel: string): SnapshotPosition | undefined
  /** Checks the clock: call it several times a second while the page is visible. */
  check(): void
  /** Discards everything received so far: the page slept or was frozen. */
  distrust(): void
  /** Removes matches without a listener since the last call. */
  sweep(): void
}

/** The board and the store to watch, the clocks, and how snapshots are fetched again. */
export interface FreshnessWatchOptions {
  readonly board: FreshnessBoard
  readonly store: LiveStore
  /** Monotonic milliseconds; they may stop while the machine sleeps. */
  readonly now: () => number
  /** Milliseconds of the visitor's clock, which may jump but keeps running during sleep. */
  readonly visitorNow: () => number
  /** Requests the snapshots of a channel again. */
  readonly refetch: (channel: string) => void
}

/** Attaches a watch to a board: it judges every match of the board now, and each that is added. */
export function createFreshnessWatch(options: FreshnessWatchOptions): FreshnessWatch {
  const { board, store, now } = options
  const signs = createSigns(options)
  const joins = createJoins()
  const recent = createRecent(now)
  const refetches = createSnapshotRefetch(options)
  /** Since when a match has waited for its channel. */
  const waiting = new Map<MatchId, number>()
  const judging = createJudging(options, { signs, joins, refetches, waiting })
  const { one: judge, all: judgeAll } = judging
  const believe = createBelief(store, joins)

  board.onEntry = judge
  for (const [matchId, entry] of board.entries) judge(matchId, entry)
  return {
    receive(event, channel, offset) {
      const isUpdate = event.kind === 'markets' || event.kind === 'match'
      if (isUpdate && offset !== undefined) recent.note(channel, offset, event)
      if (event.kind === 'providers') believe(event.changes)
      else if (event.kind === 'heartbeat') {
        believe(event.beat.providers)
        signs.receive(event.beat)
      } else return
      judgeAll()
    },
    opened(channel, join) {
      if (!join.isRecovered) recent.forget(channel)
      joins.opened(channel, join)
      judgeAll()
    },
    closed(channel) {
      joins.closed(channel)
      recent.forget(channel)
      judgeAll()
    },
    wanted(channel) {
      joins.wanted(channel)
      const entry = board.entries.get(matchOf(channel))
      if (entry) judge(matchOf(channel), entry)
    },
    missed(channel, offset) {
      if (offset !== undefined) joins.broke(channel, offset)
      refetches.requested(channel)
      judgeAll()
    },
    take(snapshot) {
      merge(snapshot, { store, joins, recent })
      judgeAll()
    },
    positionOf: channel => joins.positionOf(channel, matchOf(channel)),
    check() {
      signs.check()
      // Between two heartbeats only the clock changes: matches are judged when a provider's age has crossed a
      // threshold.
      if (judging.hasMoved()) judgeAll()
      else judging.waiting()
    },
    distrust() {
      signs.forget()
      judgeAll()
    },
    sweep: createSweep(options, joins, waiting),
  }
}

type Known = {
  readonly signs: Signs
  readonly joins: Joins
  readonly refetches: ReturnType<typeof createSnapshotRefetch>
  readonly waiting: Map<MatchId, number>
}

/** Computes how old the prices of each visible match are. */
function createJudging(
  { board, store, now }: FreshnessWatchOptions,
  { signs, joins, refetches, waiting }: Known,
) {
  let lookBefore = ''

  function judge(matchId: MatchId, { freshness, placeable }: FreshnessEntry): void {
    const provider = store.provider(matchId)
    const isLive = store.matchState(matchId)?.read().status !== MATCH_STATUS.prematch
    const { shown, placing } = joinedAges(matchId, provider)
    freshness.write(freshnessOf(shown, isLive))
    placeable.write(isPlaceable(placing))
  }

  /** How old the prices of a match are, for display and for betting. */
  function joinedAges(matchId: MatchId, provider: Provider | undefined): { shown: number; placing: number } {
    const ages = signs.ages(provider)
    const joinStatus = joins.joinStatus(matchId)
    if (joinStatus !== 'waiting') waiting.delete(matchId)
    if (joinStatus === 'joined') return ages
    if (joinStatus === 'missed') return { shown: Infinity, placing: Infinity }
    const since = waiting.get(matchId) ?? now()
    waiting.set(matchId, since)
    return { shown: Math.max(ages.shown, now() - since), placing: Infinity }
  }

  function judgeAll(): void {
    const line = signs.ages(undefined)
    const isLost = line.shown > LIVE_FRESH_MS
    board.lost.write(isLost)
    let isAnyOld = isLost
    const missing = new Map<MatchId, readonly string[]>()
    for (const [matchId, entry] of board.entries) {
      judge(matchId, entry)
      if (!isShownOld(entry)) continue
      isAnyOld = true
      missing.set(matchId, joins.missing(matchId))
    }
    board.stale.write(isAnyOld)
    // Without a connection a request would not be answered.
    if (line.placing <= LIVE_FRESH_MS) refetches.look(missing)
    lookBefore = signs.look()
  }

  /** The clock alone makes no match fresh, and ages only waiting matches. */
  function judgeWaiting(): void {
    for (const matchId of waiting.keys()) {
      const entry = board.entries.get(matchId)
      if (entry) judge(matchId, entry)
      else waiting.delete(matchId)
      if (entry && isShownOld(entry)) board.stale.write(true)
    }
  }

  return {
    one: judge,
    all: judgeAll,
    waiting: judgeWaiting,
    /** Whether an age has crossed a threshold since all matches were judged. */
    hasMoved: (): boolean => signs.look() !== lookBefore,
  }
}

/** Applies the statuses of providers. */
function createBelief(store: LiveStore, joins: Joins): (changes: readonly ProviderChange[]) => void {
  const statuses = new Map<Provider, ProviderStatus>()
  /** When a provider returns, its earlier prices are not trusted: each match waits for a snapshot. */
  return changes => {
    for (const { provider, status } of changes) {
      const before = statuses.get(provider)
      statuses.set(provider, status)
      if (!isBack(before, status)) continue
      for (const matchId of store.nodes.keys())
        if (store.provider(matchId) === provider) joins.distrust(matchId)
    }
  }
}

/** Merges a snapshot with the events received since it was read. */
function merge(
  { channel, position, matches, isPart }: Snapshot,
  {
    store,
    joins,
    recent,
  }: { readonly store: LiveStore; readonly joins: Joins; readonly recent: ReturnType<typeof createRecent> },
): void {
  const since = recent.after(channel, position.offset)
  const isKnown = (id: MatchId): boolean => since !== undefined || joins.has(channel, id)
  const [known, unknown] = [matches.filter(({ id }) => isKnown(id)), matches.filter(({ id }) => !isKnown(id))]
  store.seed(matches)
  const ids = new Set(matches.map(({ id }) => id))
  for (const news of since ?? []) {
    if (!ids.has(news.change.matchId)) continue
    if (news.kind === 'markets') store.applyMarkets(news.change)
    else store.applyMatch(news.change)
  }
  for (const { id } of known) joins.took(channel, position, id, reachOf(channel, id, isPart))
  // For a match that was unknown until now, only recent events are stored.
  for (const { id } of unknown) joins.tookTooLate(channel, id)
}

/** Removes matches without a listener since the previous sweep. */
function createSweep(
  { board, store }: FreshnessWatchOptions,
  joins: Joins,
  waiting: Map<MatchId, number>,
): () => void {
  let idle: ReadonlySet<MatchId> = new Set()
  return () => {
    const before = idle
    const now = new Set(idleMatches(store))
    const forgotten = [...now].filter(id => before.has(id))
    store.release(forgotten)
    for (const id of forgotten) now.delete(id)
    idle = now
    for (const [id, { freshness, placeable }] of board.entries) {
      const isUnused = freshness.listeners + placeable.listeners === 0
      if (isUnused && !now.has(id) && store.provider(id) === undefined) board.entries.delete(id)
    }
    for (const id of forgotten) {
      joins.forget(id)
      waiting.delete(id)
    }
  }
}

function isShownOld({ freshness, placeable }: FreshnessEntry): boolean {
  return freshness.listeners + placeable.listeners > 0 && freshness.read() !== 'fresh'
}

/** The match of a match channel. */
function matchOf(channel: string): MatchId {
  return channel.slice(channel.indexOf(':') + 1) as MatchId
}

function reachOf(channel: string, matchId: MatchId, isPart = false): Reach {
  if (channel !== channels.match(matchId)) return 'list'
  return isPart ? 'market' : 'match'
}
