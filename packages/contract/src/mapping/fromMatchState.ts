import type { MatchClock, MatchState } from '@touchline/domain/match'
import type { ClockWire, MatchStateWire } from '../wire/catalogue/match.ts'

/**
 * The ticking part of a match in its wire format. `nameOf` returns a period's name in the reader's language; events are
 * sent in all languages at once, so they carry the key and the client translates it.
 */
export function fromMatchState(
  state: MatchState,
  nameOf: (periodKey: string) => string = key => key,
): MatchStateWire {
  return {
    status: state.status,
    stage: state.stage,
    clock: state.clock ? fromMatchClock(state.clock) : null,
    score: { home: state.score.home, away: state.score.away },
    game_score: state.gameScore ? { home: state.gameScore.home, away: state.gameScore.away } : null,
    ...(state.balls && { balls: { home: state.balls.home ?? null, away: state.balls.away ?? null } }),
    current_server: state.currentServer ?? null,
    period_scores: state.periodScores.map(({ home, away, key, number, type }) => ({
      home,
      away,
      key,
      name: nameOf(key),
      number,
      type,
    })),
    ...(state.places && {
      places: state.places.map(({ competitorId, place }) => ({ competitor_id: competitorId, place })),
    }),
    situation: state.situation ? { ...state.situation, side: state.situation.side ?? null } : null,
  }
}

function fromMatchClock(clock: MatchClock): ClockWire {
  return {
    match_time: clock.matchTime ?? null,
    stoppage_time: clock.stoppageTime ?? null,
    announced_stoppage: clock.announcedStoppage ?? null,
    remaining_time: clock.remainingTime ?? null,
    remaining_in_period: clock.remainingInPeriod ?? null,
    stopped: clock.stopped,
    updated_at: clock.updatedAt,
  }
}
