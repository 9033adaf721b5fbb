import type {
  MatchClock,
  MatchState,
  PeriodScore,
  RunnerPlace,
  Score,
  Situation,
  SituationKind,
} from '@touchline/domain/match'
import { isWholeCount, isFields, isId, isMatchStatus, isScore, isText, readAll } from './shape.ts'

/** Parses the ticking part of a match; undefined when it is invalid. Nulls of the wire become absent. */
export function readState(value: unknown): MatchState | undefined {
  if (!isFields(value)) return undefined
  const { status, stage, score, game_score: gameScore, current_server: server } = value
  const periodScores = readAll(value.period_scores, readPeriod)
  if (!isMatchStatus(status) || !isText(stage) || !isScore(score) || !periodScores) return undefined
  const clock = value.clock === null ? null : readClock(value.clock)
  const places = value.places === undefined ? null : readAll(value.places, readPlace)
  if (clock === undefined || places === undefined) return undefined
  return {
    status,
    stage,
    score,
    periodScores,
    ...(clock && { clock }),
    ...(isScore(gameScore) && { gameScore }),
    ...readBalls(value.balls),
    ...readSituation(value.situation),
    ...((server === 'home' || server === 'away') && { currentServer: server }),
    ...(places && { places }),
  }
}

function readPlace(value: unknown): RunnerPlace | undefined {
  if (!isFields(value)) return undefined
  const { competitor_id: competitorId, place } = value
  return isId(competitorId) && isWholeCount(place) ? { competitorId, place } : undefined
}

/** Balls are optional: if they are invalid, the score is still used. */
function readBalls(value: unknown): { balls?: Partial<Score> } {
  if (!isFields(value)) return {}
  const { home, away } = value
  return { balls: { ...(isWholeCount(home) && { home }), ...(isWholeCount(away) && { away }) } }
}

/** The situation is optional: an unknown one does not invalidate the rest. */
function readSituation(value: unknown): { situation?: Situation } {
  if (!isFields(value) || !isText(value.kind) || !isWholeCount(value.number)) return {}
  const { kind, number, side } = value
  const isSides = side === 'home' || side === 'away'
  return { situation: { kind: kind as SituationKind, number, ...(isSides && { side }) } }
}

function readPeriod(value: unknown): PeriodScore | undefined {
  if (!isFields(value)) return undefined
  const { key, number, type, home, away } = value
  if (!isText(key) || !isWholeCount(number) || !isText(type) || !isScore({ home, away })) return undefined
  return { key, number, type, home: home as number, away: away as number }
}

function readClock(value: unknown): MatchClock | undefined {
  if (!isFields(value) || typeof value.stopped !== 'boolean' || !isWholeCount(value.updated_at))
    return undefined
  return {
    stopped: value.stopped,
    updatedAt: value.updated_at,
    ...seconds('matchTime', value.match_time),
    ...seconds('stoppageTime', value.stoppage_time),
    ...seconds('announcedStoppage', value.announced_stoppage),
    ...seconds('remainingTime', value.remaining_time),
    ...seconds('remainingInPeriod', value.remaining_in_period),
  }
}

const seconds = <Name extends string>(name: Name, value: unknown): { [K in Name]?: number } =>
  (typeof value === 'number' && Number.isFinite(value) ? { [name]: value } : {}) as { [K in Name]?: number }
