import type { MatchState } from '@touchline/domain/match'
import { periodFigure } from '#pieces/live-text'

/**
 * One item of the line below the score. A `period` is named by its key; a `unit` names what the figures after it count.
 */
export type PeriodColumn = {
  readonly kind: 'period' | 'points' | 'unit'
  readonly key: string
  /** Empty in a unit. */
  readonly figure: string
}

/** Advantage, as the feed has it (reference feed, sport event status). */
const ADVANTAGE = 50

/** The scores of a match by period, with what its sport counts beside them. Empty before it begins. */
export function periodColumns(state: MatchState): readonly PeriodColumn[] {
  const { periodScores, gameScore } = state
  const type = periodScores[0]?.type
  const periods = periodScores.map((period): PeriodColumn => ({
    kind: 'period',
    key: period.key,
    figure: periodFigure(state, period),
  }))
  if (type === 'map') return [{ kind: 'unit', key: 'rounds', figure: '' }, ...periods]
  if (type !== 'set' || !gameScore) return periods
  const points = `${called(gameScore.home)}–${called(gameScore.away)}`
  return [...periods, { kind: 'points', key: 'points', figure: points }]
}

const called = (points: number): string => (points === ADVANTAGE ? 'A' : String(points))
