import { MATCH_STATUS, type MatchState, type PeriodScore, type Score } from '@touchline/domain/match'

export type Side = keyof Score

const BALLS_AN_OVER = 6

/**
 * A side's score as its sport writes it: `2`, in cricket with the wickets, `163/5`. Empty before play, and for a side
 * yet to bat.
 */
export function scoreText(state: MatchState, side: Side): string {
  if (state.status === MATCH_STATUS.prematch || isYetToBat(state, side)) return ''
  const wickets = isCricket(state) ? state.gameScore?.[side] : undefined
  return wickets === undefined ? String(state.score[side]) : `${state.score[side]}/${wickets}`
}

/** Overs as cricket writes them: whole ones, and the balls of the next after a point. */
export function oversText(balls: number): string {
  const [overs, rest] = [Math.floor(balls / BALLS_AN_OVER), balls % BALLS_AN_OVER]
  return rest === 0 ? String(overs) : `${overs}.${rest}`
}

/**
 * The score of a period as its sport writes it: `18–22`, an innings with its wickets and overs, `163/5 (18.3)`. Where a
 * side bats more than once, the runs of the innings.
 */
export function periodFigure(state: MatchState, { home, away }: PeriodScore): string {
  if (!isCricket(state)) return `${home}–${away}`
  const side = home > 0 ? 'home' : away > 0 ? 'away' : (state.currentServer ?? 'home')
  const runs = side === 'home' ? home : away
  if (runs !== state.score[side]) return String(runs)
  const balls = state.balls?.[side]
  return scoreText(state, side) + (balls === undefined ? '' : ` (${oversText(balls)})`)
}

/** Whether a match is played by innings. */
const isCricket = ({ periodScores }: MatchState): boolean => periodScores[0]?.type === 'inning'

/** A side that bats has a score from its first ball on, even at nought. */
function isYetToBat(state: MatchState, side: Side): boolean {
  const isNought = state.score[side] === 0 && !state.gameScore?.[side]
  return isCricket(state) && isNought && state.currentServer !== side
}
