import type { MatchClock, MatchState, Score, Situation, SituationKind } from '@touchline/domain/match'
import type { ClockWire, MatchStateWire } from '../wire/catalogue/match.ts'

/** The ticking part of a match; null on the wire is absent in the domain. */
export function toMatchState(wire: MatchStateWire): MatchState {
  return {
    status: wire.status,
    stage: wire.stage,
    score: wire.score,
    periodScores: wire.period_scores.map(({ home, away, key, number, type }) => ({
      home,
      away,
      key,
      number,
      type,
    })),
    ...(wire.clock && { clock: toMatchClock(wire.clock) }),
    ...(wire.game_score && { gameScore: wire.game_score }),
    ...(wire.balls && { balls: toBalls(wire.balls) }),
    ...(wire.current_server && { currentServer: wire.current_server }),
    ...(wire.places && {
      places: wire.places.map(({ competitor_id: competitorId, place }) => ({ competitorId, place })),
    }),
    ...(wire.situation && { situation: toSituation(wire.situation) }),
  }
}

function toBalls({ home, away }: NonNullable<MatchStateWire['balls']>): Partial<Score> {
  return { ...(home !== null && { home }), ...(away !== null && { away }) }
}

function toSituation({ kind, side, number }: NonNullable<MatchStateWire['situation']>): Situation {
  return { kind: kind as SituationKind, number, ...(side && { side }) }
}

/** The match clock; values that are null on the wire are absent. */
export function toMatchClock(wire: ClockWire): MatchClock {
  return {
    stopped: wire.stopped,
    updatedAt: wire.updated_at,
    ...(wire.match_time !== null && { matchTime: wire.match_time }),
    ...(wire.stoppage_time !== null && { stoppageTime: wire.stoppage_time }),
    ...(wire.announced_stoppage !== null && { announcedStoppage: wire.announced_stoppage }),
    ...(wire.remaining_time !== null && { remainingTime: wire.remaining_time }),
    ...(wire.remaining_in_period !== null && { remainingInPeriod: wire.remaining_in_period }),
  }
}
