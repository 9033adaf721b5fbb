import type { MatchId } from '@touchline/domain'
import type { StreamPosition } from '../subscriptions/subscriptions.ts'

/** How a channel was opened: from here on its publications come without a gap. `isRecovered`: also those since it was last open. */
export type Join = StreamPosition & { readonly isRecovered: boolean }

/** Whether a match's snapshots and streams meet: `waiting` for a channel to open; `missed`: something between the two is lost. */
export type Standing = 'joined' | 'waiting' | 'missed'

/** Knows which snapshots the open streams go on from. A snapshot that stands before the unbroken part of its stream may be wrong. */
export interface Joins {
  opened(channel: string, join: Join): void
  /** The publication at `offset` could not be read: only a snapshot from there on is good. */
  broke(channel: string, offset: number): void
  closed(channel: string): void
  /** A snapshot of the match that stands at `position` of the channel was merged. */
  took(channel: string, position: StreamPosition, matchId: MatchId): void
  /** Snapshots of before are not believed any more. */
  distrust(matchId: MatchId): void
  /** A match of which no snapshot says where it stands counts as joined: it is judged by its provider alone. */
  standing(matchId: MatchId): Standing
  /** Channels of the match whose stream its snapshot does not meet. */
  missing(matchId: MatchId): readonly string[]
  has(channel: string, matchId: MatchId): boolean
  /** Where the last snapshot of a match stands in a channel. */
  positionOf(channel: string, matchId: MatchId): StreamPosition | undefined
  forget(matchId: MatchId): void
  /** Matches that anything is known of. */
  readonly size: number
}

/** Before every publication, in no stream. */
const NOWHERE: StreamPosition = { epoch: '', offset: -1 }

export function createJoins(): Joins {
  const streams = new Map<string, { readonly epoch: string; from: number }>()
  const snapshots = new Map<MatchId, Map<string, StreamPosition>>()

  function standingIn(channel: string, { epoch, offset }: StreamPosition): Standing {
    const stream = streams.get(channel)
    if (!stream) return 'waiting'
    return epoch === stream.epoch && offset >= stream.from ? 'joined' : 'missed'
  }

  const missing = (matchId: MatchId): readonly string[] =>
    [...(snapshots.get(matchId) ?? [])]
      .filter(([channel, position]) => standingIn(channel, position) === 'missed')
      .map(([channel]) => channel)

  return {
    opened(channel, { epoch, offset, isRecovered }) {
      const isUnbroken = isRecovered && streams.get(channel)?.epoch === epoch
      if (!isUnbroken) streams.set(channel, { epoch, from: offset })
    },
    broke(channel, offset) {
      const stream = streams.get(channel)
      if (stream) stream.from = offset
    },
    closed(channel) {
      streams.delete(channel)
      // What another stream follows as well is told by that one.
      for (const positions of snapshots.values()) if (positions.size > 1) positions.delete(channel)
    },
    took(channel, position, matchId) {
      let positions = snapshots.get(matchId)
      if (!positions) snapshots.set(matchId, (positions = new Map()))
      const before = positions.get(channel)
      // A cached answer may come after a later one; the store has kept the later values.
      if (before?.epoch === position.epoch && before.offset > position.offset) return
      positions.set(channel, position)
    },
    distrust(matchId) {
      const positions = snapshots.get(matchId)
      for (const channel of positions?.keys() ?? []) positions?.set(channel, NOWHERE)
    },
    standing(matchId) {
      let worst: Standing = 'joined'
      for (const [channel, position] of snapshots.get(matchId) ?? []) {
        const standing = standingIn(channel, position)
        if (standing === 'missed') return standing
        if (standing === 'waiting') worst = standing
      }
      return worst
    },
    missing,
    has: (channel, matchId) => snapshots.get(matchId)?.has(channel) ?? false,
    positionOf: (channel, matchId) => snapshots.get(matchId)?.get(channel),
    forget: matchId => void snapshots.delete(matchId),
    get size() {
      return snapshots.size
    },
  }
}
