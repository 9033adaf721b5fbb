import { channels } from '@touchline/contract'
import type { MatchId } from '@touchline/domain/match'
import type { SnapshotPosition } from '../subscriptions/subscriptions.ts'
import { NOWHERE } from './olderPosition.ts'

/**
 * How a channel was opened: from here on its publications have no gap. `isRecovered`: including those since it was last
 * open.
 */
export type Join = SnapshotPosition & { readonly isRecovered: boolean }

/**
 * Whether a match's snapshots and streams meet: `waiting` for a channel to open; `missed`: something between the two is
 * lost.
 */
export type JoinStatus = 'joined' | 'waiting' | 'missed'

/** The part of a match in a snapshot: all its markets, those that lists show of it, or one of them. */
export type Reach = 'match' | 'list' | 'market'

/**
 * Tracks which snapshots the open streams continue. A snapshot from before the gapless part of its stream may be
 * outdated.
 */
export interface Joins {
  opened(channel: string, join: Join): void
  /** The publication at `offset` was invalid: only a snapshot from there on is valid. */
  broke(channel: string, offset: number): void
  /** The channel is closed: matches that only it covers have no source until it is requested again. */
  closed(channel: string): void
  /** The channel is requested and about to open: matches that only it covers wait for it. */
  wanted(channel: string): void
  /** A snapshot of the match at `position` of the channel was merged. */
  took(channel: string, position: SnapshotPosition, matchId: MatchId, reach: Reach): void
  /** The match was merged from a snapshot, but the events since then are no longer stored. */
  tookTooLate(channel: string, matchId: MatchId): void
  /** Earlier snapshots of the match are no longer trusted. */
  distrust(matchId: MatchId): void
  /** A match without a snapshot with a position counts as joined: it is judged by its provider alone. */
  joinStatus(matchId: MatchId): JoinStatus
  /** Open channels whose snapshots, fetched again, may fix a match that is `missed`. */
  missing(matchId: MatchId): readonly string[]
  has(channel: string, matchId: MatchId): boolean
  /** The position of the snapshot of a match that a channel has to continue. */
  positionOf(channel: string, matchId: MatchId): SnapshotPosition | undefined
  forget(matchId: MatchId): void
  /** Number of known matches. */
  readonly size: number
}

type Taken = { readonly position: SnapshotPosition; readonly reach: Reach }

/** The gapless part of a stream begins at `from`. */
type OpenStream = { readonly epoch: string; from: number }
/** A snapshot of a match, and its state in its channel. */
type Part = { readonly channel: string; readonly reach: Reach; readonly joinStatus: JoinStatus }

/** Starts without any match or channel. */
export function createJoins(): Joins {
  const streams = new Map<string, OpenStream>()
  /** Closed channels: their snapshots are stored until they are requested again. */
  const left = new Set<string>()
  const snapshots = new Map<MatchId, Map<string, Taken>>()

  /** The state of each snapshot of a match that is still needed. */
  const followed = (matchId: MatchId): Part[] =>
    [...(snapshots.get(matchId) ?? [])]
      .filter(([channel]) => !left.has(channel))
      .map(([channel, { position, reach }]) => ({
        channel,
        reach,
        joinStatus: statusIn(streams.get(channel), position),
      }))

  function joinStatus(matchId: MatchId): JoinStatus {
    const parts = followed(matchId)
    if (parts.length === 0) return snapshots.has(matchId) ? 'waiting' : 'joined'
    return worstStatus(parts)
  }

  function missing(matchId: MatchId): readonly string[] {
    const own = channels.match(matchId)
    const missed = followed(matchId).filter(part => part.joinStatus === 'missed')
    // A snapshot of the whole match fixes every gap, also in a list that does not show it any more.
    return [...new Set([...missed.map(({ channel }) => channel), ...(streams.has(own) ? [own] : [])])]
  }

  return {
    opened(channel, { epoch, offset, isRecovered }) {
      left.delete(channel)
      const isUnbroken = isRecovered && streams.get(channel)?.epoch === epoch
      if (!isUnbroken) streams.set(channel, { epoch, from: offset })
    },
    broke(channel, offset) {
      const stream = streams.get(channel)
      if (stream) stream.from = offset
    },
    closed(channel) {
      streams.delete(channel)
      left.add(channel)
    },
    wanted: channel => void left.delete(channel),
    took(channel, position, matchId, reach) {
      const before = snapshots.get(matchId)?.get(channel)
      if (!before || isNewer({ position, reach }, before))
        put(snapshots, channel, matchId, { position, reach })
    },
    tookTooLate: (channel, matchId) => put(snapshots, channel, matchId, { position: NOWHERE, reach: 'list' }),
    distrust(matchId) {
      const ofMatch = snapshots.get(matchId)
      for (const [channel, { reach }] of ofMatch ?? []) ofMatch?.set(channel, { position: NOWHERE, reach })
    },
    joinStatus,
    missing: matchId => (joinStatus(matchId) === 'missed' ? missing(matchId) : []),
    has: (channel, matchId) => snapshots.get(matchId)?.has(channel) ?? false,
    positionOf: (channel, matchId) => placeOf(snapshots.get(matchId)?.get(channel)),
    forget(matchId) {
      snapshots.delete(matchId)
      left.delete(channels.match(matchId))
    },
    get size() {
      return snapshots.size
    },
  }
}

function statusIn(stream: OpenStream | undefined, { epoch, offset }: SnapshotPosition): JoinStatus {
  if (!stream) return 'waiting'
  return epoch === stream.epoch && offset >= stream.from ? 'joined' : 'missed'
}

function worstStatus(parts: readonly Part[]): JoinStatus {
  // The match channel has all markets and every change of them, so the state of a list does not matter.
  if (parts.some(part => part.reach === 'match' && part.joinStatus === 'joined')) return 'joined'
  if (parts.some(part => part.joinStatus === 'missed')) return 'missed'
  return parts.some(part => part.joinStatus === 'waiting') ? 'waiting' : 'joined'
}

function placeOf(taken: Taken | undefined): SnapshotPosition | undefined {
  return taken?.position === NOWHERE ? undefined : taken?.position
}

/** Whether a snapshot replaces the previous one. */
function isNewer({ position, reach }: Taken, before: Taken): boolean {
  // One market does not confirm the others.
  if (reach === 'market') return false
  // A cached answer may arrive after a later one; the store keeps the later values.
  const isEarlier = before.position.epoch === position.epoch && before.position.offset > position.offset
  return !isEarlier || before.reach !== reach
}

function put(
  snapshots: Map<MatchId, Map<string, Taken>>,
  channel: string,
  matchId: MatchId,
  taken: Taken,
): void {
  let ofMatch = snapshots.get(matchId)
  if (!ofMatch) snapshots.set(matchId, (ofMatch = new Map()))
  ofMatch.set(channel, taken)
}
