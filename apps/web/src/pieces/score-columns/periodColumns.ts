import type { MatchState, PeriodScore } from '@touchline/domain'
import { isCricket, oversText, scoreText } from '#pieces/live-text'

/** One score of the line under the whole score. A `period` is named by its key; a `unit` says what the figures after it count. */
export type PeriodColumn = {
  readonly kind: 'period' | 'points' | 'unit'
  readonly key: string
  /** Empty in a unit. */
  readonly figure: string
}

/** Advantage, as the feed tells it (reference feed, sport event status). */
const ADVANTAGE = 50

/** The scores of a match by period, with what its sport counts beside them. Empty before it begins. */
export function periodColumns(state: MatchState): readonly PeriodColumn[] {
  const { periodScores, gameScore } = state
  const type = periodScores[0]?.type
  const periods = periodScores.map((period): PeriodColumn => {
    const figure = isCricket(state) ? inningsFigure(state, period) : `${period.home}–${period.away}`
    return { kind: 'period', key: period.key, figure }
  })
  if (type === 'map') return [{ kind: 'unit', key: 'rounds', figure: '' }, ...periods]
  if (type !== 'set' || !gameScore) return periods
  const points = `${called(gameScore.home)}–${called(gameScore.away)}`
  return [...periods, { kind: 'points', key: 'points', figure: points }]
}

const called = (points: number): string => (points === ADVANTAGE ? 'A' : String(points))

/** An innings as cricket writes it: runs, wickets and overs, `163/5 (18.3)`. Where a side bats more than once, its runs. */
function inningsFigure(state: MatchState, { home, away }: PeriodScore): string {
  const side = home > 0 ? 'home' : away > 0 ? 'away' : (state.currentServer ?? 'home')
  const runs = { home, away }[side]
  if (runs !== state.score[side]) return String(runs)
  const balls = state.balls?.[side]
  const text = scoreText(state, side)
  return balls === undefined ? text : `${text} (${oversText(balls)})`
}
