import { channels } from '@touchline/contract'
import type { MatchId } from '@touchline/domain/match'
import type { StreamPosition } from '../subscriptions/subscriptions.ts'
import { NOWHERE } from './olderPosition.ts'

/** How a channel was opened: from here on its publications come without a gap. `isRecovered`: also those since it was last open. */
export type Join = StreamPosition & { readonly isRecovered: boolean }

/** Whether a match's snapshots and streams meet: `waiting` for a channel to open; `missed`: something between the two is lost. */
export type Standing = 'joined' | 'waiting' | 'missed'

/** How much of a match a snapshot holds: all its markets, those that lists show of it, or one of them. */
export type Reach = 'match' | 'list' | 'market'

/** Knows which snapshots the open streams go on from. A snapshot that stands before the unbroken part of its stream may be wrong. */
export interface Joins {
  opened(channel: string, join: Join): void
  /** The publication at `offset` could not be read: only a snapshot from there on is good. */
  broke(channel: string, offset: number): void
  /** Nobody hears the channel any more: what it alone told of is nobody's until it is wanted again. */
  closed(channel: string): void
  /** Somebody needs the channel, which is to open: what it alone tells of waits for it. */
  wanted(channel: string): void
  /** A snapshot of the match that stands at `position` of the channel was merged. */
  took(channel: string, position: StreamPosition, matchId: MatchId, reach: Reach): void
  /** The match was merged from a snapshot, but what the stream brought since is not known any more. */
  tookTooLate(channel: string, matchId: MatchId): void
  /** Snapshots of before are not believed any more. */
  distrust(matchId: MatchId): void
  /** A match of which no snapshot says where it stands counts as joined: it is judged by its provider alone. */
  standing(matchId: MatchId): Standing
  /** Open channels whose snapshots, fetched again, may fix a match that is `missed`. */
  missing(matchId: MatchId): readonly string[]
  has(channel: string, matchId: MatchId): boolean
  /** Where the snapshot of a match that a channel has to go on from stands in it. */
  positionOf(channel: string, matchId: MatchId): StreamPosition | undefined
  forget(matchId: MatchId): void
  /** Matches that anything is known of. */
  readonly size: number
}

type Taken = { readonly position: StreamPosition; readonly reach: Reach }

/** The part of a stream that comes without a gap begins at `from`. */
type OpenStream = { readonly epoch: string; from: number }
/** A snapshot of a match, and how it stands in its channel. */
type Part = { readonly channel: string; readonly reach: Reach; readonly standing: Standing }

/** No match and no channel is known at first. */
export function createJoins(): Joins {
  const streams = new Map<string, OpenStream>()
  /** Channels that were left: the snapshots in them are kept for when they are wanted again. */
  const left = new Set<string>()
  const snapshots = new Map<MatchId, Map<string, Taken>>()

  /** How each snapshot of a match stands that somebody needs. */
  const followed = (matchId: MatchId): Part[] =>
    [...(snapshots.get(matchId) ?? [])]
      .filter(([channel]) => !left.has(channel))
      .map(([channel, { position, reach }]) => ({
        channel,
        reach,
        standing: standingIn(streams.get(channel), position),
      }))

  function standing(matchId: MatchId): Standing {
    const parts = followed(matchId)
    if (parts.length === 0) return snapshots.has(matchId) ? 'waiting' : 'joined'
    return standingOf(parts)
  }

  function missing(matchId: MatchId): readonly string[] {
    const own = channels.match(matchId)
    const missed = followed(matchId).filter(part => part.standing === 'missed')
    // A whole match fixes whatever is missed, also in a list that does not show it any more.
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
      if (!before || isNews({ position, reach }, before))
        put(snapshots, channel, matchId, { position, reach })
    },
    tookTooLate: (channel, matchId) => put(snapshots, channel, matchId, { position: NOWHERE, reach: 'list' }),
    distrust(matchId) {
      const ofMatch = snapshots.get(matchId)
      for (const [channel, { reach }] of ofMatch ?? []) ofMatch?.set(channel, { position: NOWHERE, reach })
    },
    standing,
    missing: matchId => (standing(matchId) === 'missed' ? missing(matchId) : []),
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

function standingIn(stream: OpenStream | undefined, { epoch, offset }: StreamPosition): Standing {
  if (!stream) return 'waiting'
  return epoch === stream.epoch && offset >= stream.from ? 'joined' : 'missed'
}

function standingOf(parts: readonly Part[]): Standing {
  // All markets at once, and every change of them: then it does not matter how a list stands.
  if (parts.some(part => part.reach === 'match' && part.standing === 'joined')) return 'joined'
  if (parts.some(part => part.standing === 'missed')) return 'missed'
  return parts.some(part => part.standing === 'waiting') ? 'waiting' : 'joined'
}

function placeOf(taken: Taken | undefined): StreamPosition | undefined {
  return taken?.position === NOWHERE ? undefined : taken?.position
}

/** Whether a snapshot says more than the one before it. */
function isNews({ position, reach }: Taken, before: Taken): boolean {
  // One market says nothing of the others.
  if (reach === 'market') return false
  // A cached answer may come after a later one; the store has kept the later values.
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
